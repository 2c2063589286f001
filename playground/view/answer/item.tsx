import { isRecord } from '../../../src/lib/data/json.js'
import { isSuccess, textOf } from '../../state/answer/answer.js'
import { type ItemFact, toFacts } from '../../state/answer/item-facts.js'
import { usePage } from '../../state/answer/use-page.js'
import type { Parameters } from '../../state/request/parameters.js'
import type { Request } from '../../state/request/request.js'
import { Picture } from '../shared/picture.js'
import { PagePart } from './page-part.js'
import '../../style/item.css'

const ITEM: Parameters = [
  ['item', 'true'],
  ['explain', 'true'],
]

/** The thing that the page is about, as a card, with the source of every value. */
export function ItemPart({ request }: { request: Request }) {
  const question = usePage(request, ITEM)
  const body = question.answer?.body
  const success = body && isSuccess(body) ? body : undefined
  const item = success?.data.item
  const why = success?.explain?.item?.why
  return (
    <PagePart question={question} what="Reading what the page is about">
      {why && <p class="of-then">Why this thing: {why}.</p>}
      {isRecord(item) ? (
        <ItemCard item={item} facts={toFacts(item, success?.explain?.item?.fields ?? {})} />
      ) : (
        <p class="empty">
          Recipes, products, events and the like are shown here, where a page says so clearly.
        </p>
      )}
    </PagePart>
  )
}

interface CardProps {
  item: Readonly<Record<string, unknown>>
  facts: readonly ItemFact[]
}

function ItemCard({ item, facts }: CardProps) {
  const name = typeof item.name === 'string' ? textOf(item.name) : undefined
  const { image, type, kind } = item
  return (
    <article class="item" dir="auto">
      {typeof image === 'string' && <Picture field="image" media={{ url: image }} alt="" />}
      <p class="item-type">{nameType(String(type), String(kind))}</p>
      <h3>{name}</h3>
      <dl>
        {facts.map((fact) => (
          <div key={fact.name} data-item-field={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              <FactText fact={fact} />
              {fact.source && <small>{fact.source}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** Names the type, and the kind of it where that says more. */
function nameType(type: string, kind: string): string {
  return type.toLowerCase() === kind.toLowerCase() ? kind : `${type}, ${kind}`
}

function FactText({ fact: { text, lines } }: { fact: ItemFact }) {
  if (lines.length > 1) return <Lines of={lines} />
  if (!/^https?:\/\/\S+$/.test(text)) return text
  return (
    <a href={text} rel="noreferrer">
      {text}
    </a>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((line, index) => (
        <li key={`${index}`}>{line}</li>
      ))}
    </ul>
  )
}
