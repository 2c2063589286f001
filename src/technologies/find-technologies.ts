import { getSignalKind, getSignalValue, TECHNOLOGIES } from './signal-index.js'
import { CONFIDENCE, type TechnologySignal } from './technology.js'

export interface FoundTechnology {
  readonly name: string
  /** Confidence from 1 to 100. */
  readonly confidence: number
  readonly logo: null
  readonly url: string
  readonly categories: readonly string[]
  readonly signals: readonly string[]
}

export function findTechnologies(found: ReadonlySet<TechnologySignal>): FoundTechnology[] {
  const technologies = new Map<string, FoundTechnology>()
  for (const [name, row] of TECHNOLOGIES) {
    const signals = row[3].filter((signal) => found.has(signal))
    const sum = signals.reduce((total, signal) => total + CONFIDENCE[getSignalKind(signal)], 0)
    if (sum > 0) addTechnologyWithImplied(technologies, name, Math.min(100, sum), signals)
  }
  return [...technologies.values()].sort((a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
  )
}

function addTechnologyWithImplied(
  technologies: Map<string, FoundTechnology>,
  name: string,
  confidence: number,
  signals: readonly string[],
): void {
  const row = TECHNOLOGIES.get(name)
  const known = technologies.get(name)
  const all = [...new Set([...(known?.signals ?? []), ...signals])]
  const isSurer = known === undefined || known.confidence < confidence
  if (row && (isSurer || all.length > known.signals.length)) {
    const [, url, categories] = row
    const surest = Math.max(known?.confidence ?? 0, confidence)
    technologies.set(name, { name, confidence: surest, logo: null, url, categories, signals: all })
  }
  if (!row || !isSurer) return
  for (const implied of row[3].filter((signal) => getSignalKind(signal) === 'implies')) {
    addTechnologyWithImplied(technologies, getSignalValue(implied), confidence, [
      `implied by ${name}`,
    ])
  }
}
