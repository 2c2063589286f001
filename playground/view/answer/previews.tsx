import { adviceOf } from '../../state/answer/advice.js'
import { type Answer, isSuccess } from '../../state/answer/answer.js'
import { PLACES, type PlaceName, type Preview, previewOf } from '../../state/answer/preview.js'
import { Picture } from '../shared/picture.js'
import { Prose } from '../shared/prose.js'

/** The card as chats, social sites and searches show it, and how it could be better. */
export function Previews({ answer }: { answer: Answer }) {
  const { body, request } = answer
  if (!isSuccess(body)) return null
  const advice = adviceOf(body)
  return (
    <div class="previews">
      {PLACES.map((place) => (
        <PreviewCard key={place} place={place} preview={previewOf(body, request.url, place)} />
      ))}
      <h3>Advice</h3>
      {advice.length === 0 ? (
        <p class="is-good">Nothing to fix: title, description and image suit all of them.</p>
      ) : (
        <ul class="advice">
          {advice.map((text) => (
            <li key={text} class="note is-warn">
              <Prose text={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PreviewCard({ place, preview }: { place: PlaceName; preview: Preview }) {
  const { host, title, description, image } = preview
  return (
    <figure class={`preview is-${place.toLowerCase()} ${image ? `has-${image.size}` : ''}`}>
      <figcaption>{place}</figcaption>
      <div class="preview-card">
        {image && <Picture key={image.media.url} field="image" media={image.media} alt="" />}
        <div class="preview-text">
          <p class="preview-host">{host}</p>
          <p class="preview-title">{title}</p>
          {description && <p class="preview-description">{description}</p>}
        </div>
      </div>
    </figure>
  )
}
