"""More training scripts, as in `scripts.py`."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tests.tensor.scripts import STEPS, Losses


def tagger(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """Tags of words in sentences of several lengths, packed, by an LSTM of both ways."""
    nn = torch.nn
    rnn = torch.nn.utils.rnn

    class Tagger(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.words = nn.Embedding(20, 6, padding_idx=0)
            self.lstm = nn.LSTM(6, 5, num_layers=2, batch_first=True, bidirectional=True)
            self.tags = nn.Linear(10, 4)

        def forward(self, text: Any, lengths: Any) -> Any:
            packed = rnn.pack_padded_sequence(
                self.words(text), lengths, batch_first=True, enforce_sorted=False
            )
            rows, _ = rnn.pad_packed_sequence(self.lstm(packed)[0], batch_first=True)
            return self.tags(rows)

    model, found = start(Tagger()), []
    optimizer = torch.optim.SGD(model.parameters(), lr=0.5, momentum=0.9, nesterov=True)
    criterion = nn.CrossEntropyLoss(ignore_index=-100, label_smoothing=0.1)
    for _ in range(STEPS):
        lengths = rng.permutation([2, 5, 3, 4])
        text = rnn.pad_sequence([torch.tensor(rng.integers(1, 20, n)) for n in lengths], batch_first=True)
        tags = rnn.pad_sequence(
            [torch.tensor(rng.integers(0, 4, n)) for n in lengths], batch_first=True, padding_value=-100
        )
        optimizer.zero_grad()
        scores = model(text, torch.tensor(lengths))
        loss = criterion(scores.view(-1, scores.shape[-1]), tags.view(-1))
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
        optimizer.step()
        found.append(loss.item())
    return found


def one_cycle(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """A search for a rate, from which the model is brought back, then one cycle of rates and momenta."""
    nn = torch.nn
    model = start(nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.GELU(), nn.Linear(8, 1)))
    kept = {name: value.clone() for name, value in model.state_dict().items()}
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-3, momentum=0.9, weight_decay=1e-4)
    x, y = (torch.tensor(rng.normal(size=(16, n)).astype(np.float32)) for n in (4, 1))
    found = []

    def step(schedule: Any) -> float:
        optimizer.zero_grad()
        loss = ((model(x) - y) ** 2).mean()
        loss.backward()
        optimizer.step()
        schedule.step()
        return float(loss.item())

    search = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=1.5)
    for _ in range(STEPS // 2):
        found.append(step(search))
        found.append(search.get_last_lr()[0])
    model.load_state_dict(kept)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    cycle = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, total_steps=STEPS, pct_start=0.3)
    for _ in range(STEPS - 1):
        found.append(step(cycle))
        found.append(float(optimizer.param_groups[0]["lr"]))
        found.append(float(optimizer.param_groups[0]["momentum"]))
    return found


def distillation(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """A small network learns what a large one says, by soft targets and by cosines of hidden rows."""
    nn, F = torch.nn, torch.nn.functional

    class Net(nn.Module):
        def __init__(self, width: int) -> None:
            super().__init__()
            self.features = nn.Sequential(
                *(nn.Conv2d(3, width, 3, padding=1), nn.BatchNorm2d(width), nn.ReLU(), nn.MaxPool2d(2)),
                nn.Flatten(),
            )
            self.classifier = nn.Sequential(
                nn.Linear(width * 9, 8), nn.ReLU(), nn.Dropout(0.0), nn.Linear(8, 5)
            )

        def forward(self, x: Any) -> tuple[Any, Any]:
            rows = self.features(x)
            return self.classifier(rows), F.avg_pool1d(rows.unsqueeze(1), 9).squeeze(1)[:, :2]

    teacher, student = start(Net(8)), start(Net(4))
    teacher.eval()
    student.train()
    hard, likeness = nn.CrossEntropyLoss(), nn.CosineEmbeddingLoss()
    optimizer = torch.optim.Adam(student.parameters(), lr=5e-3, amsgrad=True)
    found, heat = [], 2.0
    for _ in range(STEPS):
        x = torch.tensor(rng.normal(size=(6, 3, 6, 6)).astype(np.float32))
        labels = torch.tensor(rng.integers(0, 5, 6))
        optimizer.zero_grad()
        with torch.no_grad():
            wanted, its_rows = teacher(x)
        logits, rows = student(x)
        soft, guess = F.softmax(wanted / heat, dim=-1), F.log_softmax(logits / heat, dim=-1)
        apart = torch.sum(soft * (soft.log() - guess)) / guess.size()[0] * (heat**2)
        same = likeness(rows, its_rows, target=torch.ones(x.size(0)))
        loss = 0.25 * apart + 0.75 * hard(logits, labels) + 0.1 * same
        loss.backward()
        optimizer.step()
        found.append(loss.item())
    return found


def gradient_penalty(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """A critic whose gradient is held near length 1, which is differentiated again."""
    nn = torch.nn
    layers = nn.Linear(4, 12), nn.LeakyReLU(0.2, inplace=True), nn.Linear(12, 8), nn.Tanh(), nn.Linear(8, 1)
    critic = start(nn.Sequential(*layers))
    generator = start(nn.Sequential(nn.Linear(3, 8), nn.BatchNorm1d(8, 0.8), nn.Softplus(), nn.Linear(8, 4)))
    for_c, for_g = (torch.optim.Adam(m.parameters(), lr=1e-2, betas=(0.5, 0.9)) for m in (critic, generator))
    found = []
    for turn in range(STEPS):
        real = torch.tensor(rng.normal(size=(6, 4)).astype(np.float32))
        noise = torch.tensor(rng.normal(size=(6, 3)).astype(np.float32))
        alpha = torch.tensor(rng.random((6, 1)).astype(np.float32))
        for_c.zero_grad()
        fake = generator(noise)
        between = (alpha * real + (1 - alpha) * fake.detach()).requires_grad_(True)
        scores = critic(between)
        slopes = torch.autograd.grad(
            outputs=scores, inputs=between, grad_outputs=torch.ones(6, 1),
            create_graph=True, retain_graph=True, only_inputs=True,
        )[0]  # fmt: skip
        penalty = ((slopes.view(6, -1).norm(2, dim=1) - 1) ** 2).mean()
        loss = -torch.mean(critic(real)) + torch.mean(critic(fake.detach())) + 10 * penalty
        loss.backward()
        for_c.step()
        found.append(loss.item())
        if turn % 2 == 0:
            for_g.zero_grad()
            fooled = -torch.mean(critic(generator(noise)))
            fooled.backward()
            for_g.step()
            found.append(fooled.item())
    return found


def low_rank(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """A frozen network with a learned product of two small matrices beside each of its own."""
    nn = torch.nn

    class LoRA(nn.Module):
        def __init__(self, base: Any, rank: int = 2) -> None:
            super().__init__()
            self.base, self.scale = base, 4 / rank
            self.A = nn.Parameter(torch.zeros(rank, base.in_features))
            self.B = nn.Parameter(torch.zeros(base.out_features, rank))
            nn.init.kaiming_uniform_(self.A, a=math.sqrt(5))

        def forward(self, x: Any) -> Any:
            return self.base(x) + (x @ self.A.T @ self.B.T) * self.scale

    model = nn.Sequential(nn.Linear(6, 8), nn.ReLU(), nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 3))
    for p in model.parameters():
        p.requires_grad = False
    for name, child in list(model.named_children()):
        if isinstance(child, nn.Linear):
            setattr(model, name, LoRA(child))
    start(model)
    learned = [p for p in model.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW(learned, lr=1e-2)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=STEPS)
    found = [float(sum(p.numel() for p in learned)), float(len(list(model.parameters())))]
    for _ in range(STEPS):
        x = torch.tensor(rng.normal(size=(7, 6)).astype(np.float32))
        loss = nn.functional.cross_entropy(model(x), torch.tensor(rng.integers(0, 3, 7)))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        found.append(loss.item())
    frozen = [p for p in model.parameters() if not p.requires_grad]
    return [*found, float(all(p.grad is None for p in frozen))]


def contrastive(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """Two views of each picture find each other (SimCLR), with an average of the weights beside."""
    nn, F = torch.nn, torch.nn.functional
    net = start(nn.Sequential(nn.Linear(5, 16), nn.BatchNorm1d(16), nn.ReLU(), nn.Linear(16, 4)))
    slow = start(nn.Sequential(nn.Linear(5, 16), nn.BatchNorm1d(16), nn.ReLU(), nn.Linear(16, 4)))
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-2, weight_decay=1e-4)
    found = []
    for _ in range(STEPS):
        x = torch.tensor(rng.normal(size=(4, 5)).astype(np.float32))
        views = torch.cat([x + 0.1 * torch.tensor(rng.normal(size=(4, 5)).astype(np.float32)) for _ in "12"])
        rows = F.normalize(net(views), dim=1)
        cosines = torch.matmul(rows, rows.T)
        labels = torch.cat([torch.arange(4) for _ in range(2)], dim=0)
        labels = (labels.unsqueeze(0) == labels.unsqueeze(1)).float()
        itself = torch.eye(8, dtype=torch.bool)
        labels, cosines = labels[~itself].view(8, -1), cosines[~itself].view(8, -1)
        positive = cosines[labels.bool()].view(8, -1)
        negative = cosines[~labels.bool()].view(8, -1)
        logits = torch.cat([positive, negative], dim=1) / 0.5
        loss = F.cross_entropy(logits, torch.zeros(8, dtype=torch.long))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        with torch.no_grad():
            for mine, its in zip(slow.parameters(), net.parameters(), strict=True):
                mine.mul_(0.9).add_(its.data, alpha=0.1)
        found.append(loss.item())
    return [*found, sum(float(p.abs().sum().item()) for p in slow.parameters())]


def translator(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """Sequences to sequences by GRU cells with attention, word by word."""
    nn, F = torch.nn, torch.nn.functional

    class Decoder(nn.Module):
        def __init__(self, width: int = 6) -> None:
            super().__init__()
            self.words, self.cell = nn.Embedding(9, width), nn.GRUCell(2 * width, width)
            self.Wa, self.Ua, self.Va = nn.Linear(width, width), nn.Linear(width, width), nn.Linear(width, 1)
            self.out = nn.Linear(width, 9)

        def forward(self, states: Any, wanted: Any) -> Any:
            hidden, made = states[:, -1], []
            word = torch.full((states.size(0),), 1, dtype=torch.long)
            for place in range(wanted.size(1)):
                scores = self.Va(torch.tanh(self.Wa(hidden.unsqueeze(1)) + self.Ua(states)))
                weights = F.softmax(scores.squeeze(2).unsqueeze(1), dim=-1)
                context = torch.bmm(weights, states).squeeze(1)
                hidden = self.cell(torch.cat((self.words(word), context), dim=1), hidden)
                made.append(self.out(hidden))
                _, best = made[-1].topk(1)
                word = wanted[:, place] if place % 2 else best.squeeze(-1).detach()
            return F.log_softmax(torch.stack(made, dim=1), dim=-1)

    class Encoder(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.words, self.gru = nn.Embedding(9, 6), nn.GRU(6, 6, batch_first=True)

        def forward(self, text: Any) -> Any:
            return self.gru(self.words(text))[0]

    encoder, decoder = start(Encoder()), start(Decoder())
    optimizers = [torch.optim.Adam(m.parameters(), lr=1e-2) for m in (encoder, decoder)]
    criterion, found = nn.NLLLoss(), []
    for _ in range(STEPS):
        text, wanted = (torch.tensor(rng.integers(2, 9, (3, n))) for n in (5, 4))
        for optimizer in optimizers:
            optimizer.zero_grad()
        made = decoder(encoder(text), wanted)
        loss = criterion(made.view(-1, made.size(-1)), wanted.view(-1))
        loss.backward()
        for optimizer in optimizers:
            optimizer.step()
        found.append(loss.item())
    return found
