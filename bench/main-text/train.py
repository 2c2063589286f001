"""Learns the trees and word scores in src/main-text/model from labelled pages.

    pip install lightgbm numpy
    npx tsx bench/main-text/features.ts OUT FOLDER...   # features and labels of every block
    python3 bench/main-text/train.py OUT FOLDER...      # F1 of each fifth, learned from the others
    python3 bench/main-text/train.py OUT FOLDER... --write   # learns from all pages and writes the tables

Pages are labelled with their whole text, with phrases, or by an article in their JSON-LD.
Fifths are split by domain. Second trees learn from scores that the other fifths give to a page.
"""
import hashlib, json, re, subprocess, sys
from pathlib import Path
from urllib.parse import urlparse

import lightgbm
import numpy

from block_words import BlockWords
from name_words import NameWords

FOLDER, *PAGES = [argument for argument in sys.argv[1:] if not argument.startswith('--')]
FOLDER = Path(FOLDER)
HERE = Path(__file__).parent
MODEL = HERE.parents[1] / 'src/main-text/model'
FOLDS = 5
# Weights of pages labelled by phrases or by a declared article.
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
fold = draw % FOLDS

# Long pages lose some blocks, so that all pages count alike.
MOST_BLOCKS = 500
blocks = (last - first)[page_of]
taken = known & (words > 0) & (numpy.random.default_rng(1).random(len(words)) < MOST_BLOCKS / blocks)
# Labels by phrases lack the text's length, assumed as half.
page_words = numpy.bincount(page_of, words, minlength=len(pages))
text_words = numpy.where(by_phrases, page_words / 2, gold_words)
kind_weight = numpy.where(by_phrases, PHRASE_WEIGHT, numpy.where(kinds == 'declared', DECLARED_WEIGHT, 1))
share = numpy.where(known, kind_weight[page_of] * numpy.sqrt(words / (text_words[page_of] + 50)), 0)
weight = share * numpy.where(by_phrases[page_of], 1, numpy.maximum(1, blocks / MOST_BLOCKS))

# Number of test pages by kind, as weights of the mean.
BOARD = dict(article=257, service=59, product=28, collection=34, forum=51, listing=40, documentation=42)

# Trees are shallow, since walking trees costs the most time.
SETTINGS = dict(
    objective='cross_entropy', learning_rate=0.1, num_leaves=28, max_depth=5, min_data_in_leaf=120, lambda_l2=5,
    feature_fraction=0.2, bagging_fraction=0.8, bagging_freq=1, max_bin=31,
    num_threads=1, seed=1, verbose=-1,
)
ROUNDS = 170
SECOND_SETTINGS = {**SETTINGS, 'learning_rate': 0.09, 'min_data_in_leaf': 200}
SECOND_ROUNDS = 140

name_words = NameWords(
    about['nameWords'], *(column(name, numpy.int32) for name in ('nameIds', 'nameEnds', 'parents', 'boxes')),
    page_of, numpy.maximum(wanted, 0), share, domains)
columns = {name: index for index, name in enumerate(names)}

text_words, link_words = (
    BlockWords(
        about[f'{name}Words'], column(f'{name}Ids', numpy.int32), column(f'{name}Ends', numpy.int32),
        page_of, numpy.maximum(wanted, 0), known, domains)
    for name in ('text', 'link'))
headings = column('headings', numpy.int32)

def near(sums, offset):
    """Values of neighbouring blocks, 0 beyond the page."""
    at = numpy.arange(len(sums)) + offset
    inside = (at >= first[page_of]) & (at < last[page_of])
    return numpy.where(inside, sums[numpy.clip(at, 0, len(sums) - 1)], 0)

def word_features(pages):
    """Columns of what words say, by what the chosen pages show."""
    against, speaks_for, leaning = text_words.ranges(text_words.scores(pages))
    leads_against, leads_for, _ = link_words.ranges(link_words.scores(pages))
    return name_words.features(name_words.scores(pages)) | {
        'says.against': against, 'says.for': speaks_for, 'says.leaning': leaning,
        'says.heading': numpy.where(headings < 0, 0, leaning[headings]),
        'says-1': near(leaning, -1), 'says1': near(leaning, 1),
        'leads.against': leads_against, 'leads.for': leads_for,
    }

def fill(rows, pages):
    for name, column in word_features(pages).items():
        values[rows, columns[name]] = column[rows]

def tell():
    """Fills in each page's word features from the other domains."""
    for part in range(FOLDS):
        fill((fold == part)[page_of], fold != part)

def learn(learned):
    """The first trees, from the pages of a mask."""
    rows = taken & learned[page_of]
    data = lightgbm.Dataset(values[rows], wanted[rows], weight=weight[rows], feature_name=names)
    return lightgbm.train(SETTINGS, data, ROUNDS)

def first_chances():
    """Of all blocks, by trees that did not learn from their domain."""
    chances = numpy.zeros(len(words))
    for part in range(FOLDS):
        rows = (fold == part)[page_of]
        chances[rows] = learn(fold != part).predict(values[rows], num_threads=1)
    return chances

def write_context(chances):
    """Computes the features of the second trees with the product's own code."""
    chances.tofile(FOLDER / 'chances.bin')
    subprocess.run(['npx', 'tsx', HERE / 'context.ts', FOLDER, *PAGES], check=True)
    return json.loads((FOLDER / 'context.json').read_text())

def second_rows(context):
    """Blocks that the first trees are unsure of, with their features."""
    blocks = column('contextBlocks', numpy.int32)
    around = column('context', numpy.float32).reshape(len(blocks), -1)
    return blocks, numpy.hstack([values[blocks][:, [columns[name] for name in context['carried']]], around])

def learn_second(context, blocks, rows, learned):
    some = learned[page_of[blocks]] & taken[blocks]
    data = lightgbm.Dataset(
        rows[some], wanted[blocks[some]], weight=weight[blocks[some]], feature_name=context['carried'] + context['context'])
    return lightgbm.train(SECOND_SETTINGS, data, SECOND_ROUNDS)

KINDS = sorted(BOARD)
KIND_SETTINGS = dict(
    objective='binary', learning_rate=0.2, num_leaves=6, max_depth=5, min_data_in_leaf=12, lambda_l2=3,
    feature_fraction=0.4, bagging_fraction=0.8, bagging_freq=1, max_bin=31, num_threads=1, seed=1, verbose=-1,
)
KIND_ROUNDS = 15

# Weight of pages without a labelled kind, which are mostly articles.
OTHER_WEIGHT = 0.15

def learn_kinds(context, learned):
    """Trees for each kind of page, from the pages of a mask."""
    rows = column('kinds', numpy.float32).reshape(len(pages), -1)
    some = learned & (last > first)
    is_labelled = numpy.isin(kinds, KINDS)
    told = numpy.where(is_labelled, kinds, 'article')
    weights = numpy.where(is_labelled, 1, OTHER_WEIGHT)
    return [
        lightgbm.train(
            KIND_SETTINGS,
            lightgbm.Dataset(rows[some], told[some] == kind, weight=weights[some], feature_name=context['kind']),
            KIND_ROUNDS)
        for kind in KINDS]

def print_kinds(context):
    """Prints how many kinds are right on domains new to the trees."""
    rows = column('kinds', numpy.float32).reshape(len(pages), -1)
    told = kinds.copy()
    for part in range(FOLDS):
        some = fold == part
        best = numpy.stack([model.predict(rows[some]) for model in learn_kinds(context, ~some)]).argmax(0)
        told[some] = numpy.array(KINDS)[best]
    known = numpy.isin(kinds, KINDS) & (last > first)
    shares = '  '.join(f'{kind} {(told[known & (kinds == kind)] == kind).mean():.2f}' for kind in KINDS)
    print(f'kinds: {(told == kinds)[known].mean():.3f}  {shares}  phrases as articles {(told[by_phrases] == "article").mean():.2f}')

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
tell()
chances = first_chances()
print('first: ', evaluate(chances, range(len(pages))))
context = write_context(chances)
blocks_unsure, rows_unsure = second_rows(context)
if '--write' in sys.argv:
    (MODEL / 'first-trees.txt').write_text(f'{table(learn(everything))}\n')
    second_trees = learn_second(context, blocks_unsure, rows_unsure, everything)
    (MODEL / 'second-trees.txt').write_text(f'{table(second_trees)}\n')
    kind_trees = zip(KINDS, learn_kinds(context, everything))
    (MODEL / 'kind-trees.txt').write_text('\n'.join(f'# {kind}\n{table(model)}\n' for kind, model in kind_trees))
    (MODEL / 'word-scores.txt').write_text(f'{name_words.table(name_words.scores(everything))}\n')
    (MODEL / 'text-words.txt').write_text(f'{text_words.table(text_words.scores(everything))}\n')
    (MODEL / 'link-words.txt').write_text(f'{link_words.table(link_words.scores(everything))}\n')
else:
    for part in range(FOLDS):
        model = learn_second(context, blocks_unsure, rows_unsure, fold != part)
        rest = fold[page_of[blocks_unsure]] == part
        chances[blocks_unsure[rest]] = model.predict(rows_unsure[rest], num_threads=1)
        print(f'part {part}:', evaluate(chances, numpy.flatnonzero(fold == part)))
    chances.tofile(FOLDER / 'final-chances.bin')
    print('all:   ', evaluate(chances, range(len(pages))))
    print_kinds(context)
