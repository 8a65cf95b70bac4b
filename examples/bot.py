"""A bot in another language: pentarchy arena ethnos --seats "cmd:python3 examples/bot.py,steady"

Questions come as lines of JSON, answers go back as lines of JSON; docs/bots.md tells what is in them.
This one likes moves that place or take something, and otherwise trusts to luck.
"""
import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    moves = question["moves"]
    busy = [at for at, move in enumerate(moves) if move["kind"] not in ("pass", "end", "ready", "none")]
    answer = {"id": question["id"], "index": random.choice(busy or range(len(moves)))}
    print(json.dumps(answer), flush=True)
