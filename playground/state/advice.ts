import type { Candidate, Explanation, Media } from '../../src/core/result.js'
import { mediaOf, type Success, textOf } from './answer.js'
import { SHOWN_FROM, WIDE_FROM } from './preview.js'

const TITLE_FITS = 70
const DESCRIPTION_FITS = 200

/** What the author of a page could do for its card; nothing when it is as it should be. */
export function adviceOf({ data, explain }: Success): string[] {
  const fields = explain?.fields ?? {}
  const image = mediaOf(data.image)
  return [
    ...declared(fields),
    ...aboutTitle(textOf(data.title)),
    ...aboutDescription(textOf(data.description)),
    ...(image ? aboutImage(image, fields.image?.winner ?? undefined) : withoutImage(fields)),
  ]
}

type Fields = Explanation['fields']

/** Sources by which a page speaks of itself to others. */
const DECLARED = /^(?:meta (?:og:|twitter:|article:)|json-ld|oembed)/i

function declared(fields: Fields): string[] {
  const sources = Object.values(fields).flatMap(({ winner, rejected }) => [winner, ...rejected])
  if (sources.length === 0 || sources.some((one) => one && DECLARED.test(one.source))) return []
  return ['The page declares nothing about itself: add `og:title`, `og:description`, `og:image`.']
}

function aboutTitle(title: string | undefined): string[] {
  if (title === undefined) return ['There is no title: cards show the bare address.']
  if (title.length <= TITLE_FITS) return []
  return [`The title has ${title.length} characters: social cards cut it at ${TITLE_FITS}.`]
}

function aboutDescription(description: string | undefined): string[] {
  if (description === undefined)
    return ['There is no description: a search picks a sentence of its own.']
  if (description.length <= DESCRIPTION_FITS) return []
  return [
    `The description has ${description.length} characters: social cards cut it at ${DESCRIPTION_FITS}.`,
  ]
}

function withoutImage({ image }: Fields): string[] {
  const [lost] = image?.rejected ?? []
  if (!lost)
    return ['There is no image: cards are a line of text. 1200 × 630 pixels suit all of them.']
  return [
    `There is no image to show: \`${lost.source}\` names one, but ${lost.reason ?? 'it does not fit'}.`,
  ]
}

function aboutImage({ width, height, type }: Media, winner: Candidate | undefined): string[] {
  const size = `The image has ${width} × ${height} pixels`
  const side = Math.min(width ?? WIDE_FROM.width, height ?? WIDE_FROM.height)
  const advice: string[] = []
  if (side < SHOWN_FROM) advice.push(`${size}: below ${SHOWN_FROM} cards show none.`)
  else if (side < WIDE_FROM.height || (width ?? WIDE_FROM.width) < WIDE_FROM.width)
    advice.push(`${size}: below ${WIDE_FROM.width} × ${WIDE_FROM.height} cards show it small.`)
  if (type === 'svg')
    advice.push('The image is an SVG, which most cards do not show: give a PNG or JPEG.')
  if (winner && isRelative(winner))
    advice.push(
      `\`${winner.source}\` is relative (\`${winner.raw.slice(0, 80)}\`): many readers take whole addresses only.`,
    )
  return advice
}

function isRelative({ source, raw }: Candidate): boolean {
  return DECLARED.test(source) && !/^https?:\/\//i.test(raw.trim())
}
