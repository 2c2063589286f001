"""Scores of words in short blocks and in their links' addresses.

A score is ten times the log-odds that a block with a word is wanted, compared with all blocks.
"""
import numpy

from name_words import PRIOR, log_odds, table_of

# Minimum number of domains with a word.
LEAST_DOMAINS = 12
# Scores nearer to 0 say nothing.
LEAST_SCORE = 4

class BlockWords:
    def __init__(self, words, ids, ends, page_of, wanted, known, domains):
        self.words, self.ids, self.wanted, self.known = words, ids, wanted, known
        self.block_of = numpy.repeat(numpy.arange(len(page_of)), numpy.diff(ends))
        self.pages = page_of
        names = {domain.split('.')[0] for domain in domains}
        self.silent = numpy.array([word in names or len(word) < 2 or word.isdigit() for word in words])
        self.domain_ids = numpy.unique(domains, return_inverse=True)[1]

    def scores(self, pages):
        """By what the chosen pages (a mask) show."""
        count = len(self.words)
        taken = self.known[self.block_of] & pages[self.pages[self.block_of]]
        blocks, ids = self.block_of[taken], self.ids[taken]
        both, place = numpy.unique(self.pages[blocks].astype(numpy.int64) * count + ids, return_inverse=True)
        share = numpy.bincount(place, self.wanted[blocks]) / numpy.bincount(place)
        page, word = both // count, both % count
        usual = share.mean()
        times = numpy.bincount(word, minlength=count)
        rate = (numpy.bincount(word, share, minlength=count) + PRIOR * usual) / (times + PRIOR)
        result = 10 * (log_odds(rate) - log_odds(usual))
        of_domains = numpy.unique(self.domain_ids[page].astype(numpy.int64) * count + word) % count
        rare = numpy.bincount(of_domains, minlength=count) < LEAST_DOMAINS
        result[rare | self.silent | (abs(result) < LEAST_SCORE)] = 0
        return numpy.rint(result).astype(int)

    def ranges(self, scores):
        """Lowest, highest and sum of the scores in each block."""
        least, most, total = (numpy.zeros(len(self.pages), int) for _ in range(3))
        numpy.minimum.at(least, self.block_of, scores[self.ids])
        numpy.maximum.at(most, self.block_of, scores[self.ids])
        numpy.add.at(total, self.block_of, scores[self.ids])
        return least, most, total

    def table(self, scores):
        return table_of(self.words, scores)
