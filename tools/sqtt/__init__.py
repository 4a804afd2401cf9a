"""Reads thread traces (SQTT) that real cards wrote: `tokens` the stream, `capture` the files that hold it,
`waves` what each wave did, `show` the command."""
