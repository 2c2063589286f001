import type { Candidate, Explanation, Media } from '../../../src/contracts/result.js'
import { mediaOf, type Success, textOf } from './answer.js'
import { sizeOf } from './preview.js'
import { CHAT_IMAGE, SOCIAL_BYTES, SOCIAL_CUT, SOCIAL_IMAGE } from './published.js'
import { nameWall } from './walls.js'

/** Lists what the author of a page could do for its card. */
export function adviceOf({ data, explain, statusCode = 200, warnings = [] }: Success): string[] {
  const failed = statusCode >= 400 ? `The page answered ${statusCode}` : undefined
  const instead = nameWall(warnings) ?? failed
  if (instead) return [`${instead}: there is nothing to advise about this card.`]
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
  if (title.length <= SOCIAL_CUT.title) return []
  return [`The title has ${title.length} characters: social cards cut it at ${SOCIAL_CUT.title}.`]
}

function aboutDescription(description: string | undefined): string[] {
  if (description === undefined)
    return ['There is no description: a search picks a sentence of its own.']
  const { length } = description
  if (length <= SOCIAL_CUT.description) return []
  return [
    `The description has ${length} characters: social cards cut it at ${SOCIAL_CUT.description}.`,
  ]
}

function withoutImage({ image }: Fields): string[] {
  const [lost] = image?.rejected ?? []
  if (!lost)
    return [`There is no image: cards are a line of text. ${BEST} pixels suit all of them.`]
  return [
    `There is no image to show: \`${lost.source}\` names one, but ${lost.reason ?? 'it does not fit'}.`,
  ]
}

const BEST = `${SOCIAL_IMAGE.best.width} × ${SOCIAL_IMAGE.best.height}`

function aboutImage(image: Media, winner: Candidate | undefined): string[] {
  const advice = [...aboutSize(image), ...aboutWeight(image)]
  if (image.type === 'svg')
    advice.push('The image is an SVG, which social cards do not show: give a PNG or JPEG.')
  if (winner && isRelative(winner))
    advice.push(
      `\`${winner.source}\` is relative (\`${winner.raw.slice(0, 80)}\`): many readers take whole addresses only.`,
    )
  return advice
}

function aboutSize(image: Media): string[] {
  const { width, height } = sizeOf(image)
  const { least, large } = SOCIAL_IMAGE
  const has = `The image has ${width} × ${height} pixels`
  if (width < least.width || height < least.height)
    return [`${has}: below ${least.width} × ${least.height} social cards show none.`]
  if (width < large.width || height < large.height)
    return [`${has}: below ${large.width} × ${large.height} social cards show it small.`]
  if (width / height > CHAT_IMAGE.flatness)
    return [`${has}: chats want it no flatter than ${CHAT_IMAGE.flatness} to 1.`]
  return []
}

function aboutWeight({ size = 0, size_pretty = '' }: Media): string[] {
  const has = `The image has ${size_pretty}`
  if (size >= SOCIAL_BYTES) return [`${has}: social cards take less than 5 MB.`]
  return size >= CHAT_IMAGE.bytes ? [`${has}: chats want less than 600 kB.`] : []
}

function isRelative({ source, raw }: Candidate): boolean {
  return DECLARED.test(source) && !/^https?:\/\//i.test(raw.trim())
}
