"""Training scripts in the manner of tutorials for PyTorch, which `test_ported_scripts.py` runs with torch and
with this library in its place. Each gets the library as `torch`, and `start`, which gives a model the weights
that both begin with; then random numbers. It gives its losses.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

STEPS = 10
Losses = list[float]


def language_model(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """A transformer that says the next word, with steps by hand on `p.data`."""
    nn, width, words, length = torch.nn, 16, 11, 7

    class Positions(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            table = torch.zeros(20, width)
            place = torch.arange(0, 20, dtype=torch.float).unsqueeze(1)
            rate = torch.exp(torch.arange(0, width, 2).float() * (-math.log(10000.0) / width))
            table[:, 0::2] = torch.sin(place * rate)
            table[:, 1::2] = torch.cos(place * rate)
            self.register_buffer("pe", table.unsqueeze(0).transpose(0, 1))

        def forward(self, x: Any) -> Any:
            return x + self.pe[: x.size(0), :]

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.src_mask = None
            self.places = Positions()
            layer = nn.TransformerEncoderLayer(width, 2, 32, 0.0)
            self.encoder = nn.TransformerEncoder(layer, 2)
            self.table, self.decoder = nn.Embedding(words, width), nn.Linear(width, words)
            nn.init.uniform_(self.table.weight, -0.1, 0.1)
            nn.init.zeros_(self.decoder.bias)

        def forward(self, src: Any) -> Any:
            if self.src_mask is None or self.src_mask.size(0) != len(src):
                self.src_mask = torch.log(torch.tril(torch.ones(len(src), len(src))))
            made = self.places(self.table(src) * math.sqrt(width))
            made = self.decoder(self.encoder(made, mask=self.src_mask))
            return torch.nn.functional.log_softmax(made, dim=-1)

    model, criterion, rate, found = start(Model()), nn.NLLLoss(), 0.5, []
    text = torch.tensor(rng.integers(0, words, (STEPS, length + 1, 3)))
    for batch in text:
        model.zero_grad()
        loss = criterion(model(batch[:-1]).view(-1, words), batch[1:].view(-1))
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 0.25)
        for p in model.parameters():
            p.data.add_(p.grad, alpha=-rate)
        found.append(loss.item())
    return found


def siamese(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """One network for two pictures, by contrast and by triplets."""
    nn, F = torch.nn, torch.nn.functional

    class Net(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.body = nn.Sequential(
                *(nn.Conv2d(1, 4, 3), nn.ReLU(inplace=True), nn.LocalResponseNorm(5, alpha=1e-4, k=2)),
                *(nn.MaxPool2d(2, stride=2), nn.Conv2d(4, 6, 3), nn.PReLU(), nn.AdaptiveAvgPool2d((2, 2))),
            )
            self.head = nn.Sequential(nn.Linear(24, 8), nn.Tanh(), nn.Linear(8, 3))

        def once(self, x: Any) -> Any:
            made = self.body(x)
            return self.head(made.view(made.size()[0], -1))

        def forward(self, *pictures: Any) -> tuple[Any, ...]:
            return tuple(self.once(x) for x in pictures)

    net, found = start(Net()), []
    optimizer = torch.optim.Adadelta(net.parameters(), lr=1.0)
    schedule = torch.optim.lr_scheduler.StepLR(optimizer, step_size=3, gamma=0.7)
    triplets = nn.TripletMarginLoss(margin=1.0, p=2)
    for pictures in torch.tensor(rng.normal(size=(STEPS, 3, 5, 1, 10, 10)).astype(np.float32)):
        optimizer.zero_grad()
        one, other, third = net(*pictures)
        label = torch.tensor([0.0, 1.0, 1.0, 0.0, 1.0])
        apart = F.pairwise_distance(one, other, keepdim=True).squeeze(1)
        pulled = (1 - label) * torch.pow(apart, 2)
        pushed = label * torch.pow(torch.clamp(2.0 - apart, min=0.0), 2)
        loss = torch.mean(pulled + pushed) + triplets(one, other, third)
        loss.backward()
        optimizer.step()
        schedule.step()
        found.append(loss.item())
    return found


def autoencoder(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """A variational autoencoder, whose noise is given."""
    nn, F = torch.nn, torch.nn.functional

    class VAE(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.fc1, self.fc21, self.fc22 = nn.Linear(20, 12), nn.Linear(12, 3), nn.Linear(12, 3)
            self.fc3, self.fc4 = nn.Linear(3, 12), nn.Linear(12, 20)

        def forward(self, x: Any, eps: Any) -> tuple[Any, Any, Any]:
            hidden = F.relu(self.fc1(x.view(-1, 20)))
            mu, logvar = self.fc21(hidden), self.fc22(hidden)
            z = mu + eps * torch.exp(0.5 * logvar)
            return torch.sigmoid(self.fc4(F.relu(self.fc3(z)))), mu, logvar

    model, found = start(VAE()), []
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
    model.train()
    for _ in range(STEPS):
        x = torch.from_numpy(rng.random((8, 4, 5)).astype(np.float32))
        eps = torch.from_numpy(rng.normal(size=(8, 3)).astype(np.float32))
        optimizer.zero_grad()
        made, mu, logvar = model(x, eps)
        near = F.binary_cross_entropy(made, x.view(-1, 20), reduction="sum")
        loss = near + -0.5 * torch.sum(1 + logvar - mu.pow(2) - logvar.exp())
        loss.backward()
        found.append(loss.item() / len(x))
        optimizer.step()
    return found


def actor_critic(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """A policy and a judge of states learn of games whose rewards are given."""
    nn, F = torch.nn, torch.nn.functional
    from_library = torch.distributions

    class Policy(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.affine = nn.Linear(4, 16)
            self.action, self.value = nn.Linear(16, 2), nn.Linear(16, 1)
            self.saved: list[Any] = []
            self.rewards: list[float] = []

        def forward(self, x: Any) -> tuple[Any, Any]:
            x = F.relu(self.affine(x))
            return F.softmax(self.action(x), dim=-1), self.value(x)

    model, found = start(Policy()), []
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-2)
    eps = np.finfo(np.float32).eps.item()
    for _ in range(STEPS):
        for _ in range(6):
            state = torch.from_numpy(rng.normal(size=4)).float()
            chances, value = model(state)
            spread = from_library.Categorical(chances)
            action = torch.tensor(int(rng.integers(2)))
            model.saved.append((spread.log_prob(action), value, spread.entropy()))
            model.rewards.append(float(rng.random()))
        total, returns = 0.0, []
        for reward in model.rewards[::-1]:
            total = reward + 0.99 * total
            returns.insert(0, total)
        goals = torch.tensor(returns)
        goals = (goals - goals.mean()) / (goals.std() + eps)
        policy, values = [], []
        for (log_prob, value, entropy), goal in zip(model.saved, goals, strict=True):
            policy.append(-log_prob * (goal - value.item()) - 0.01 * entropy)
            values.append(F.smooth_l1_loss(value, torch.tensor([goal])))
        optimizer.zero_grad()
        loss = torch.stack(policy).sum() + torch.stack(values).sum()
        loss.backward()
        optimizer.step()
        found.append(loss.item())
        del model.rewards[:]
        del model.saved[:]
    return found


def unet(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """Segments by a U-Net, of odd sizes that are padded, by cross entropy and Dice."""
    nn, F = torch.nn, torch.nn.functional

    def double(inputs: int, outputs: int) -> Any:
        return nn.Sequential(
            *(nn.Conv2d(inputs, outputs, kernel_size=3, padding=1, bias=False), nn.BatchNorm2d(outputs)),
            *(nn.ReLU(inplace=True), nn.Conv2d(outputs, outputs, kernel_size=3, padding=1, bias=False)),
            *(nn.BatchNorm2d(num_features=outputs, eps=1e-5, momentum=0.1), nn.ReLU(inplace=True)),
        )

    class UNet(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inc = double(2, 4)
            self.down = nn.Sequential(nn.MaxPool2d(2), double(4, 8))
            self.up, self.conv = nn.ConvTranspose2d(8, 4, kernel_size=2, stride=2), double(8, 4)
            self.outc = nn.Conv2d(4, 3, kernel_size=1)

        def forward(self, x: Any) -> Any:
            first = self.inc(x)
            made = self.up(self.down(first))
            high, wide = first.size()[2] - made.size()[2], first.size()[3] - made.size()[3]
            made = F.pad(made, [wide // 2, wide - wide // 2, high // 2, high - high // 2])
            return self.outc(self.conv(torch.cat([first, made], dim=1)))

    model, found = start(UNet()), []
    optimizer = torch.optim.RMSprop(model.parameters(), lr=1e-3, weight_decay=1e-8, momentum=0.9)
    criterion = nn.CrossEntropyLoss()
    for _ in range(STEPS):
        images = torch.as_tensor(rng.normal(size=(2, 2, 9, 7)).astype(np.float32))
        masks = torch.as_tensor(rng.integers(0, 3, (2, 9, 7)), dtype=torch.long)
        guess = model(images)
        wanted = F.one_hot(masks, 3).permute(0, 3, 1, 2).float()
        seen = F.softmax(guess, dim=1).float()
        both = 2 * (seen * wanted).sum(dim=(-1, -2))
        sizes = seen.sum(dim=(-1, -2)) + wanted.sum(dim=(-1, -2))
        sizes = torch.where(sizes == 0, both, sizes)
        loss = criterion(guess, masks) + 1 - ((both + 1e-6) / (sizes + 1e-6)).mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_value_(model.parameters(), 0.1)
        optimizer.step()
        found.append(loss.item())
    return found


def style(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """A picture takes another's style: features by hooks, Gram matrices, LBFGS on the picture itself."""
    nn, F = torch.nn, torch.nn.functional
    net = start(nn.Sequential(nn.Conv2d(3, 6, 3, 1, 1), nn.ReLU(), nn.AvgPool2d(2), nn.Conv2d(6, 8, 3, 1, 1)))
    net.requires_grad_(False)
    net.eval()
    seen: dict[int, Any] = {}
    for number in (0, 3):
        net[number].register_forward_hook(lambda m, args, out, number=number: seen.update({number: out}))

    def gram(x: Any) -> Any:
        n, channels, high, wide = x.size()
        rows = x.view(n * channels, high * wide)
        return torch.mm(rows, rows.t()).div(n * channels * high * wide)

    content, paint = (torch.tensor(rng.random((1, 3, 8, 8)).astype(np.float32)) for _ in range(2))
    net(content)
    wanted = seen[3].detach()
    net(paint)
    grams = [gram(seen[number]).detach() for number in (0, 3)]
    picture = content.clone().requires_grad_(True)
    optimizer = torch.optim.LBFGS([picture], lr=0.5, max_iter=1)
    found: Losses = []
    for _ in range(STEPS):

        def closure() -> Any:
            with torch.no_grad():
                picture.clamp_(0, 1)
            optimizer.zero_grad()
            net(picture)
            likeness = sum(F.mse_loss(gram(seen[n]), g) for n, g in zip((0, 3), grams, strict=True))
            smooth = (picture[:, :, 1:] - picture[:, :, :-1]).abs().mean()
            loss = 1e3 * likeness + F.mse_loss(seen[3], wanted) + 0.1 * smooth
            loss.backward()
            found.append(loss.item())
            return loss

        optimizer.step(closure)
    return found


def experts(torch: Any, start: Any, rng: np.random.Generator) -> Losses:
    """A mixture of experts: each row goes to its two best ones by masks and index_add."""
    nn, F = torch.nn, torch.nn.functional

    class Mixture(nn.Module):
        def __init__(self, count: int = 4) -> None:
            super().__init__()
            self.gate = nn.Linear(6, count, bias=False)
            self.experts = nn.ModuleList(
                [nn.Sequential(nn.Linear(6, 8), nn.SiLU(), nn.Linear(8, 6)) for _ in range(count)]
            )
            self.norm, self.head = nn.LayerNorm(6), nn.Linear(6, 3)

        def forward(self, x: Any) -> tuple[Any, Any]:
            shares = F.softmax(self.gate(x), dim=1, dtype=torch.float)
            weights, chosen = torch.topk(shares, 2, dim=-1)
            weights /= weights.sum(dim=-1, keepdim=True)
            made = torch.zeros_like(x)
            picks = F.one_hot(chosen, num_classes=len(self.experts)).permute(2, 1, 0)
            for number, expert in enumerate(self.experts):
                rank, rows = torch.where(picks[number])
                made.index_add_(0, rows, expert(x[rows]) * weights[rows, rank, None])
            load = picks.float().mean(dim=(1, 2))
            return self.head(self.norm(made + x)), (load * shares.mean(0)).sum() * len(self.experts)

    model, found = start(Mixture()), []
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2, betas=(0.9, 0.95), weight_decay=0.1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.9**epoch)
    for _ in range(STEPS):
        x = torch.tensor(rng.normal(size=(12, 6)).astype(np.float32))
        logits, balance = model(x)
        loss = F.cross_entropy(logits, torch.tensor(rng.integers(0, 3, 12))) + 0.01 * balance
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        found.append(loss.item())
    return found
