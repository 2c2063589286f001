"""Learns the trees and word scores in src/main-text/model from labelled pages.

    pip install lightgbm numpy
    npx tsx bench/main-text/features.ts OUT FOLDER...   # features and labels of every block
    python3 bench/main-text/train.py OUT FOLDER...      # F1 of each fifth, learned from the others
    python3 bench/main-text/train.py OUT FOLDER... --write   # learns from all pages and writes the tables

Pages are labelled with their whole text, with phrases of it, which tell of some blocks only, or by the article
that they declare themselves. F1 is by words, and by phrases where these are the label.

Fifths are parted by the pages' domains, so that no site is in two. The second trees learn from
chances that first trees give to pages they did not learn from, as they will have them later.
"""
import hashlib, json, re, subprocess, sys
from pathlib import Path
from urllib.parse import urlparse

import lightgbm
import numpy

from name_words import NameWords

FOLDER, *PAGES = [argument for argument in sys.argv[1:] if not argument.startswith('--')]
FOLDER = Path(FOLDER)
HERE = Path(__file__).parent
MODEL = HERE.parents[1] / 'src/main-text/model'
FOLDS = 5
# How much blocks with a phrase, and those of a page that declares its article, count beside others.
PHRASE_WEIGHT = 4
DECLARED_WEIGHT = 0.6

def column(name, dtype):
    return numpy.fromfile(FOLDER / f'{name}.bin', dtype)

about = json.loads((FOLDER / 'pages.json').read_text())
names, pages = about['features'], about['pages']
values = column('values', numpy.float32).reshape(-1, len(names))
wanted, page_of, words = column('wanted', numpy.float32), column('page', numpy.int32), column('words', numpy.int32)
word_ids, word_ends = column('wordIds', numpy.int32), column('wordEnds', numpy.int32)
gold_ids, gold_ends = column('goldIds', numpy.int32), column('goldEnds', numpy.int32)
kinds = numpy.array([page['kind'] for page in pages])
first = numpy.searchsorted(page_of, numpy.arange(len(pages)))
last = numpy.searchsorted(page_of, numpy.arange(len(pages)), side='right')
known = wanted >= 0
gold_words = numpy.diff(gold_ends)
by_phrases = kinds == 'phrases'

def domain(page):
    parts = (urlparse(page['url']).hostname or page['id']).split('.')
    return '.'.join(parts[-3:] if len(parts) > 2 and parts[-2] in ('co', 'com', 'org', 'ac') else parts[-2:])

domains = [domain(page) for page in pages]
draw = numpy.array([int(hashlib.md5(name.encode()).hexdigest()[:8], 16) for name in domains])
fold, inner = draw % FOLDS, draw // 7 % FOLDS

# Pages count alike, however many blocks they have: of the longest some blocks are left out.
MOST_BLOCKS = 500
blocks = (last - first)[page_of]
taken = known & (words > 0) & (numpy.random.default_rng(1).random(len(words)) < MOST_BLOCKS / blocks)
# Pages that are labelled with phrases tell not how long their main text is: about half of the page.
page_words = numpy.bincount(page_of, words, minlength=len(pages))
text_words = numpy.where(by_phrases, page_words / 2, gold_words)
kind_weight = numpy.where(by_phrases, PHRASE_WEIGHT, numpy.where(kinds == 'declared', DECLARED_WEIGHT, 1))
share = numpy.where(known, kind_weight[page_of] * numpy.sqrt(words / (text_words[page_of] + 50)), 0)
weight = share * numpy.where(by_phrases[page_of], 1, numpy.maximum(1, blocks / MOST_BLOCKS))

# Pages of each kind in the test half of the board, by which the mean over kinds is weighted.
BOARD = dict(article=257, service=59, product=28, collection=34, forum=51, listing=40, documentation=42)

# Trees are shallow, since walking them is most of what the main text costs.
SETTINGS = dict(
    objective='cross_entropy', learning_rate=0.1, num_leaves=28, max_depth=5, min_data_in_leaf=120, lambda_l2=5,
    feature_fraction=0.2, bagging_fraction=0.8, bagging_freq=1, max_bin=31,
    num_threads=1, seed=1, verbose=-1,
)
ROUNDS = 170
SECOND_SETTINGS = {**SETTINGS, 'learning_rate': 0.09, 'min_data_in_leaf': 200}
SECOND_ROUNDS = 170

name_words = NameWords(
    about['nameWords'], *(column(name, numpy.int32) for name in ('nameIds', 'nameEnds', 'parents', 'boxes')),
    page_of, numpy.maximum(wanted, 0), share, domains)
columns = {name: index for index, name in enumerate(names)}

def fill(rows, scores):
    for name, column in name_words.features(scores).items():
        values[rows, columns[name]] = column[rows]

def tell(learned):
    """Fills in what words say of each page by the others only, as later."""
    for part in range(FOLDS):
        fill((learned & (inner == part))[page_of], name_words.scores(learned & (inner != part)))
    scores = name_words.scores(learned)
    fill(~learned[page_of], scores)
    return scores

def learn(learned):
    """The first trees, from the pages of a mask."""
    tell(learned)
    rows = taken & learned[page_of]
    data = lightgbm.Dataset(values[rows], wanted[rows], weight=weight[rows], feature_name=names)
    return lightgbm.train(SETTINGS, data, ROUNDS)

def first_chances(learned):
    """Of all blocks, by trees that did not learn from their page; and trees that learned from all of the mask."""
    chances = numpy.zeros(len(words))
    for part in range(FOLDS):
        rows = (learned & (inner == part))[page_of]
        chances[rows] = learn(learned & (inner != part)).predict(values[rows], num_threads=1)
    model = learn(learned)
    rows = ~learned[page_of]
    if rows.any():
        chances[rows] = model.predict(values[rows], num_threads=1)
    return chances, model

def write_context(sets):
    """Lets the product itself say what each set of chances means for the blocks around."""
    numpy.stack(sets, axis=1).tofile(FOLDER / 'chances.bin')
    subprocess.run(['npx', 'tsx', HERE / 'context.ts', FOLDER, str(len(sets)), *PAGES], check=True)
    return json.loads((FOLDER / 'context.json').read_text())

def learn_second(context, index, learned):
    """The second trees, from the pages of a mask, and what they say of the other pages."""
    tell(learned)
    blocks = column(f'context{index}Blocks', numpy.int32)
    around = column(f'context{index}', numpy.float32).reshape(len(blocks), -1)
    carried = values[blocks][:, [columns[name] for name in context['carried']]]
    second_names = context['carried'] + context['context']
    rows = numpy.hstack([carried, around])
    known = learned[page_of[blocks]]
    some = known & taken[blocks]
    data = lightgbm.Dataset(rows[some], wanted[blocks[some]], weight=weight[blocks[some]], feature_name=second_names)
    model = lightgbm.train(SECOND_SETTINGS, data, SECOND_ROUNDS)
    rest = blocks[~known]
    return model, rest, model.predict(rows[~known], num_threads=1) if len(rest) else []

def chosen(chances, counts):
    """As `findBestThreshold` in src/main-text/main-text.ts chooses."""
    order = numpy.argsort(-chances)
    common, kept = numpy.cumsum((chances * counts)[order]), numpy.cumsum(counts[order])
    best = (2 * common / (kept + (chances * counts).sum() + 1e-9)).argmax()
    return chances >= chances[order[best]]

def f1(page, mask):
    got = numpy.concatenate([word_ids[word_ends[b]:word_ends[b + 1]] for b in numpy.flatnonzero(mask) + first[page]] or [[]])
    gold = gold_ids[gold_ends[page]:gold_ends[page + 1]]
    size = max(got.max(initial=0), gold.max(initial=0)) + 1
    common = numpy.minimum(numpy.bincount(got.astype(int), minlength=size), numpy.bincount(gold, minlength=size)).sum()
    return 2 * common / max(1, len(got) + len(gold))

def evaluate(chances, of):
    scores, phrases = {}, numpy.zeros(3)
    for page in of:
        part = slice(first[page], last[page])
        mask = chosen(chances[part], words[part]) if last[page] > first[page] else numpy.zeros(0, bool)
        if by_phrases[page]:
            phrases += count_phrases(page, mask)
        else:
            scores.setdefault(kinds[page], []).append(f1(page, mask))
    everything = [score for kind, list in scores.items() if kind != 'declared' for score in list]
    shares = {kind: count for kind, count in BOARD.items() if kind in scores}
    board = sum(count * numpy.mean(scores[kind]) for kind, count in shares.items()) / max(1, sum(shares.values()))
    by_kind = '  '.join(f'{kind} {numpy.mean(list):.3f}' for kind, list in sorted(scores.items()))
    held, extra, missed = phrases
    return f'board {board:.4f}  all {numpy.mean(everything):.4f}  {by_kind}  phrases {2 * held / max(1, 2 * held + extra + missed):.4f}'

texts = [json.loads(line) for line in (FOLDER / 'texts.jsonl').read_text().split('\n')]

def collapse(text):
    return re.sub(r'\s+', ' ', text).strip()

def count_phrases(page, mask):
    """Phrases that are kept and wanted, kept and not wanted, and missed."""
    label = texts[page]
    text = collapse(' '.join(text for text, kept in zip(label['texts'], mask) if kept))
    held = sum(collapse(phrase) in text for phrase in label['with'])
    extra = sum(collapse(phrase) in text for phrase in label['without'])
    return numpy.array([held, extra, len(label['with']) - held])

def lines(node, names, depth=0):
    """One tree as src/main-text/model/trees.ts reads it."""
    if 'leaf_value' in node:
        return [f"{' ' * depth}{node['leaf_value']:.4f}"]
    bound = 0 if abs(node['threshold']) < 1e-9 else node['threshold']
    question = f"{' ' * depth}{names[node['split_feature']]} {bound:.6g}"
    return [question, *(line for side in ('left_child', 'right_child') for line in lines(node[side], names, depth + 1))]

def table(model):
    trees = model.dump_model()['tree_info']
    return '\n\n'.join('\n'.join(lines(tree['tree_structure'], model.feature_name())) for tree in trees)

everything = numpy.ones(len(pages), bool)
if '--write' in sys.argv:
    chances, first_trees = first_chances(everything)
    second_trees, *_ = learn_second(write_context([chances]), 0, everything)
    (MODEL / 'first-trees.txt').write_text(f'{table(first_trees)}\n')
    (MODEL / 'second-trees.txt').write_text(f'{table(second_trees)}\n')
    (MODEL / 'word-scores.txt').write_text(f'{name_words.table(name_words.scores(everything))}\n')
else:
    sets = [first_chances(fold != part)[0] for part in range(FOLDS)]
    chances = numpy.choose(fold[page_of], sets)
    print('first: ', evaluate(chances, range(len(pages))))
    context = write_context(sets)
    for part in range(FOLDS):
        _, rest, second = learn_second(context, part, fold != part)
        chances[rest] = second
        print(f'part {part}:', evaluate(chances, numpy.flatnonzero(fold == part)))
    print('all:   ', evaluate(chances, range(len(pages))))
