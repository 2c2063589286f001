import { measureRates, type Sample } from '../state/pace.js'

const [WIDTH, HEIGHT] = [240, 48]

/** Links a second over the last two minutes, as far as this page saw them. */
export function PaceChart({ samples }: { samples: readonly Sample[] }) {
  const rates = [0, ...measureRates(samples)]
  if (rates.length < 2) return null
  const most = Math.max(...rates)
  const step = WIDTH / (rates.length - 1)
  const points = rates.map((rate, at) => `${at * step},${HEIGHT - (rate / (most || 1)) * HEIGHT}`)
  const text = `Links a second, ${formatRate(most)} at most`
  return (
    <figure class="pace">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
      >
        <polyline points={points.join(' ')} />
      </svg>
      <figcaption aria-hidden="true">{text}</figcaption>
    </figure>
  )
}

function formatRate(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : String(Math.round(rate))
}
