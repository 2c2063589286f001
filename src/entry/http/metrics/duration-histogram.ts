import { Histogram, type Registry } from 'prom-client'

interface DurationHistogramOptions {
  readonly name: string
  readonly help: string
  readonly label: string
  /** Maximum seconds of each bucket, in ascending order. */
  readonly bounds: readonly number[]
  readonly registers: Registry[]
}

interface Series {
  /** Number of durations per bucket. The last bucket is for those above all bounds. */
  readonly counts: Float64Array
  sum: number
}

/** Histogram with one label. It is faster than its base class. */
export class DurationHistogram extends Histogram {
  readonly #options: DurationHistogramOptions
  readonly #series = new Map<string, Series>()

  constructor(options: DurationHistogramOptions) {
    const { label, bounds, ...rest } = options
    super({ ...rest, labelNames: [label], buckets: [...bounds] })
    this.#options = options
  }

  addDuration(labelValue: string, seconds: number): void {
    const { bounds } = this.#options
    let place = 0
    while (seconds > (bounds[place] ?? Number.POSITIVE_INFINITY)) place += 1
    let series = this.#series.get(labelValue)
    if (!series) {
      series = { counts: new Float64Array(bounds.length + 1), sum: 0 }
      this.#series.set(labelValue, series)
    }
    series.counts[place] = (series.counts[place] ?? 0) + 1
    series.sum += seconds
  }

  async getForPromString() {
    const { name, help } = this.#options
    const values = [...this.#series].flatMap((entry) => this.#toSamples(...entry))
    return { name, help, type: 'histogram', values, aggregator: 'sum' }
  }

  #toSamples(labelValue: string, { counts, sum }: Series) {
    const { name, label, bounds } = this.#options
    const sharedLabels = { [label]: labelValue }
    let count = 0
    const buckets = [...bounds, '+Inf'].map((le, place) => {
      count += counts[place] ?? 0
      return { metricName: `${name}_bucket`, labels: { le }, sharedLabels, value: count }
    })
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels: {}, sharedLabels, value: sum },
      { metricName: `${name}_count`, labels: {}, sharedLabels, value: count },
    ]
  }
}
