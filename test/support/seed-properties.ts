import fc from 'fast-check'

/**
 * Seeds property tests, so that a run does not depend on luck: each tries the same values every time.
 * `SEED=random` or a number looks for counterexamples elsewhere; one that is found becomes a test of its own.
 */
const { SEED = '1' } = process.env
fc.configureGlobal(SEED === 'random' ? {} : { seed: Number(SEED) })
