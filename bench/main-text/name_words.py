"""Scores of the words in classes and ids.

A score is ten times the log-odds that text inside an element is wanted, compared with all text.
"""
import re

import numpy

# Minimum number of domains with a word.
LEAST_DOMAINS = 8
# Scores nearer to 0 say nothing.
LEAST_SCORE = 2
# Matches generated names: pieces of hashes, and all of two letters.
MADE_UP = re.compile('..|[a-f]{3,4}')
# Virtual pages of average score, since few pages prove little.
PRIOR = 4
# Weight of parents' names for an element, as in outline.ts.
OF_PARENT = 0.8

class NameWords:
    def __init__(self, words, ids, ends, parents, boxes, page_of, wanted, weight, domains):
        self.words, self.ids, self.parents, self.boxes, self.domains = words, ids, parents, boxes, domains
        self.box_of = numpy.repeat(numpy.arange(len(parents)), numpy.diff(ends))
        self.levels = list(levels(parents))
        self.pages = numpy.full(len(parents), -1)
        self.pages[boxes] = page_of
        self.wanted = numpy.bincount(boxes, weight * wanted, minlength=len(parents))
        self.all = numpy.bincount(boxes, weight, minlength=len(parents))
        for level in reversed(self.levels):
            numpy.add.at(self.wanted, parents[level], self.wanted[level])
            numpy.add.at(self.all, parents[level], self.all[level])
            numpy.maximum.at(self.pages, parents[level], self.pages[level])
        names = {domain.split('.')[0] for domain in domains}
        self.silent = numpy.array([word in names or bool(MADE_UP.fullmatch(word)) for word in words])
        self.domain_ids = numpy.unique(domains, return_inverse=True)[1]

    def scores(self, pages):
        """By what the chosen pages (a mask) show."""
        count = len(self.words)
        boxes, ids = self.box_of, self.ids
        known = (self.all[boxes] > 0) & pages[self.pages[boxes]]
        boxes, ids = boxes[known], ids[known]
        both, place = numpy.unique(self.pages[boxes].astype(numpy.int64) * count + ids, return_inverse=True)
        share = numpy.bincount(place, self.wanted[boxes]) / numpy.bincount(place, self.all[boxes])
        page, word = both // count, both % count
        usual = share.mean()
        times = numpy.bincount(word, minlength=count)
        rate = (numpy.bincount(word, share, minlength=count) + PRIOR * usual) / (times + PRIOR)
        result = 10 * (log_odds(rate) - log_odds(usual))
        of_domains = numpy.unique(self.domain_ids[page].astype(numpy.int64) * count + word) % count
        rare = numpy.bincount(of_domains, minlength=count) < LEAST_DOMAINS
        result[rare | self.silent | (abs(result) < LEAST_SCORE)] = 0
        return numpy.rint(result).astype(int)

    def features(self, scores):
        """The columns of `names.` in block-features.ts, for every block."""
        least, most = (numpy.zeros(len(self.parents), int) for _ in range(2))
        numpy.minimum.at(least, self.box_of, scores[self.ids])
        numpy.maximum.at(most, self.box_of, scores[self.ids])
        own = least + most
        all_least, all_most, leaning = least.copy(), most.copy(), own.copy()
        for level in self.levels:
            above = self.parents[level]
            all_least[level] = numpy.minimum(all_least[level], all_least[above])
            all_most[level] = numpy.maximum(all_most[level], all_most[above])
            leaning[level] += numpy.trunc(leaning[above] * OF_PARENT).astype(int)
        padded, parents = numpy.append(own, 0), numpy.append(self.parents, -1)
        box = self.boxes
        return {
            'names.against': least[box], 'names.for': most[box],
            'names.parent': padded[parents[box]], 'names.grandparent': padded[parents[parents[box]]],
            'names.mostAgainst': all_least[box], 'names.mostFor': all_most[box], 'names.leaning': leaning[box],
        }

    def table(self, scores):
        return table_of(self.words, scores)

def table_of(words, scores):
    """A line for each score, with its words."""
    by_score = {}
    for word, score in zip(words, scores):
        if score:
            by_score.setdefault(int(score), []).append(word)
    return '\n'.join(' '.join([str(score), *sorted(words)]) for score, words in sorted(by_score.items()))

def log_odds(rate):
    return numpy.log(rate / (1 - rate + 1e-6))

def levels(parents):
    """The boxes of each depth but the outermost."""
    depth = numpy.zeros(len(parents), int)
    for box in numpy.flatnonzero(parents >= 0):
        depth[box] = depth[parents[box]] + 1
    for one in range(1, depth.max() + 1):
        yield numpy.flatnonzero(depth == one)
