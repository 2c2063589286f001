/** How many links were done at a time, in milliseconds. */
export interface Sample {
  readonly time: number
  readonly done: number
}

/** Samples that the chart shows: two minutes, at one a second. */
const KEPT = 120

export function addSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...samples, sample].slice(-KEPT)
}

/** Measures links a second from each sample to the next; links that are tried again count as none. */
export function measureRates(samples: readonly Sample[]): number[] {
  return samples.slice(1).map(({ time, done }, at) => {
    const before = samples[at] as Sample
    return Math.max(0, ((done - before.done) * 1_000) / Math.max(1, time - before.time))
  })
}
