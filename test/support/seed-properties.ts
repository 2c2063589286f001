import fc from 'fast-check'

/** Makes property tests repeatable. `SEED=random` or a number tries other values. */
const { SEED = '1' } = process.env
fc.configureGlobal(SEED === 'random' ? {} : { seed: Number(SEED) })
