export interface Sample {
  readonly seconds: number
  /** Megabytes. */
  readonly memory: number
  /** Open files of the process, its sockets among them. */
  readonly sockets: number
  /** Milliseconds of the good requests since the sample before. */
  readonly p50: number
  readonly p99: number
}

interface Panel {
  readonly title: string
  readonly unit: string
  readonly lines: readonly (readonly [name: string, value: (sample: Sample) => number])[]
}

const PANELS: readonly Panel[] = [
  { title: 'Memory', unit: 'MB', lines: [['resident', ({ memory }) => memory]] },
  {
    title: 'Latency of good requests',
    unit: 'ms',
    lines: [
      ['median', ({ p50 }) => p50],
      ['99 %', ({ p99 }) => p99],
    ],
  },
  { title: 'Open files and sockets', unit: '', lines: [['open', ({ sockets }) => sockets]] },
]

const WIDTH = 760
const HEIGHT = 150
const LEFT = 60
const GAP = 60
const COLORS = ['#0b7285', '#d9480f']

/** Draws the samples, legible on light and dark pages. */
export function plot(samples: readonly Sample[], subtitle: string): string {
  const panels = PANELS.map((panel, index) =>
    drawPanel(panel, samples, index * (HEIGHT + GAP) + 70),
  )
  const height = PANELS.length * (HEIGHT + GAP) + 60
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13">
<title>Soak: ${subtitle}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff" rx="8"/>
<text x="${LEFT}" y="34" font-size="15" font-weight="600" fill="#222">Soak: ${subtitle}</text>
${panels.join('\n')}
</svg>
`
}

function drawPanel({ title, unit, lines }: Panel, samples: readonly Sample[], top: number): string {
  const values = samples.flatMap((sample) => lines.map(([, value]) => value(sample)))
  const max = niceAbove(Math.max(1, ...values))
  const end = Math.max(1, samples.at(-1)?.seconds ?? 1)
  const x = (seconds: number) => (LEFT + (seconds / end) * (WIDTH - LEFT - 20)).toFixed(1)
  const y = (value: number) => (top + HEIGHT - (value / max) * HEIGHT).toFixed(1)
  const drawn = lines.map(([, value], index) => {
    const points = samples.map((sample) => `${x(sample.seconds)},${y(value(sample))}`).join(' ')
    return `<polyline fill="none" stroke="${COLORS[index]}" stroke-width="1.5" points="${points}"/>`
  })
  const names = lines.map(
    ([name], index) =>
      `<tspan fill="${COLORS[index]}" dx="12">${lines.length > 1 ? name : ''}</tspan>`,
  )
  const ticks = [0, max / 2, max].map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - 20}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y(value)}" dy="4" text-anchor="end" fill="#555">${value}</text>`,
  )
  const minutes = [0, end / 2, end].map(
    (seconds) =>
      `<text x="${x(seconds)}" y="${top + HEIGHT + 18}" text-anchor="middle" fill="#555">${(seconds / 60).toFixed(1)} min</text>`,
  )
  const label = unit === '' ? title : `${title}, ${unit}`
  return `<text x="${LEFT}" y="${top - 10}" fill="#222">${label}${names.join('')}</text>
${[...ticks, ...minutes, ...drawn].join('\n')}`
}

/** Rounds up to a round number, such as 20 or 5,000. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 5, 10].find((step) => step * power >= value) ?? 10) * power
}
