import { META_FIELDS } from '../../../src/contracts/fields.js'
import type { Explanation, FieldExplanation, Media } from '../../../src/contracts/result.js'

import { type Answer, isSuccess, mediaOf, type Success, textOf } from '../../state/answer/answer.js'
import { hostOf } from '../../state/answer/preview.js'
import { Picture } from '../shared/picture.js'
import { Colors } from './colors.js'
import { Sourced } from './source.js'

/** The link as a chat would show it; every part tells its source. */
export function Card({ answer: { request, body } }: { answer: Answer }) {
  if (!isSuccess(body)) return null
  const { url } = request
  const { data, explain } = body
  const image = mediaOf(data.image)
  const logo = mediaOf(data.logo)
  const facts = [textOf(data.author), dateText(textOf(data.date))]
  const why = (field: keyof Explanation['fields']) => ({ field, explained: explain?.fields[field] })
  return (
    <section class="card-place" aria-label="Card">
      <article class={`card ${image ? shapeOf(image) : 'no-picture'}`}>
        {image && (
          <Sourced {...why('image')} class="card-picture">
            <Picture key={image.url} field="image" media={image} alt="Image of the page" />
          </Sourced>
        )}
        <div class="card-text" lang={textOf(data.lang)} dir={directionOf(data)}>
          <div class="card-from">
            {logo && (
              <Sourced {...why('logo')} class="card-logo">
                <Picture key={logo.url} field="logo" media={logo} alt="Logo" />
              </Sourced>
            )}
            {textOf(data.publisher) ? (
              <Sourced {...why('publisher')}>{textOf(data.publisher)}</Sourced>
            ) : (
              <span class="card-host">{hostOf(textOf(data.url) ?? url)}</span>
            )}
          </div>
          {textOf(data.title) && (
            <Sourced {...why('title')} class="card-title">
              {textOf(data.title)}
            </Sourced>
          )}
          {textOf(data.description) && (
            <Sourced {...why('description')} class="card-description">
              {textOf(data.description)}
            </Sourced>
          )}
          {facts.some(Boolean) && (
            <div class="card-facts">
              {facts[0] && <Sourced {...why('author')}>{facts[0]}</Sourced>}
              {facts[1] && <Sourced {...why('date')}>{facts[1]}</Sourced>}
            </div>
          )}
        </div>
      </article>
      {image && <Colors media={image} />}
      <Beneath data={data} explain={explain} />
    </section>
  )
}

/** Shows the fields that a chat leaves out, and those that were not found. */
function Beneath({ data, explain }: { data: Success['data']; explain: Explanation | undefined }) {
  const missing = META_FIELDS.filter((field) => data[field] === null)
  const others = (['lang', 'url'] as const).filter((field) => textOf(data[field]))
  const image = mediaOf(data.image)
  return (
    <ul class="beneath">
      {others.map((field) => (
        <li key={field}>
          <Sourced field={field} explained={explain?.fields[field]} class="tag">
            <b>{field}</b> <span>{textOf(data[field])}</span>
          </Sourced>
        </li>
      ))}
      {image?.width && image.height && (
        <li>
          <Sourced field="image" explained={explain?.fields.image} class="tag">
            <b>image</b>{' '}
            <span>
              {[`${image.width} × ${image.height}`, image.type, image.size_pretty]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Sourced>
        </li>
      )}
      {missing.map((field) => (
        <li key={field}>
          <Sourced field={field} explained={explain?.fields[field]} class="tag is-missing">
            <b>{field}</b> <span>{whyMissing(explain?.fields[field])}</span>
          </Sourced>
        </li>
      ))}
    </ul>
  )
}

/** Tells a value that was found and not taken from one that was not found. */
function whyMissing(explained: FieldExplanation | undefined): string {
  const [rejected] = explained?.rejected ?? []
  if (!rejected) return 'not found'
  return `found, but ${rejected.reason ?? 'not usable'}`
}

/** Chats show a wide image on top and a square or small one beside the text. */
function shapeOf({ width, height }: Media): 'wide' | 'beside' {
  if (!width || !height) return 'wide'
  return width >= 300 && width / height >= 1.3 ? 'wide' : 'beside'
}

/** UAX #9, P2 of the page's own words: `auto` would also read what is hidden in the card, in English. */
function directionOf({ title, description, publisher }: Success['data']): 'ltr' | 'rtl' {
  const words = [title, description, publisher].map(textOf).join(' ')
  const [first = ''] = /\p{L}/u.exec(words) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    first,
  )
    ? 'rtl'
    : 'ltr'
}

function dateText(iso: string | undefined): string | undefined {
  if (iso === undefined || Number.isNaN(Date.parse(iso))) return iso
  return new Date(iso).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}
