import { useMemo } from 'preact/hooks'
import { isSuccess, mediaOf, textOf } from '../../state/answer/answer.js'
import { readMarkup } from '../../state/answer/read-markup.js'
import { isTooMuch, usePage, WHOLE } from '../../state/answer/use-page.js'
import { WRITE_BOXES } from '../../state/pick/boxes.js'
import { type Parameters, rootOf } from '../../state/request/parameters.js'
import type { Request } from '../../state/request/request.js'
import { PagePart } from '../answer/page-part.js'
import '../../style/outline.css'
import { ImageMap } from './image-map.js'
import type { PickingProps } from './outline.js'
import { PictureTools } from './picture-tools.js'

/** The page as a browser shows it, in an image of which nothing can act, and what stands where in it. */
export function Screenshot({ request, success, onChange, onEdit }: PickingProps) {
  const withMarkup = usePage(request, wishes(request))
  const isLarge = isTooMuch(withMarkup)
  const alone = usePage(request, WHOLE_PAGE, isLarge)
  const question = isLarge ? alone : withMarkup
  const body = question.answer?.body
  const visited = body && isSuccess(body) ? body : undefined
  const html = textOf(visited?.data.page)
  const page = useMemo(() => readMarkup(html ?? '<html></html>'), [html])
  const image = mediaOf(visited?.data.screenshot)
  return (
    <>
      <PictureTools
        url={request.url}
        options={request.options}
        image={image}
        onChange={(options) => onChange({ options })}
      />
      <PagePart question={question} what="Opening the page in a browser">
        {image && isLarge && <LargePicture url={image.url} />}
        {image && !isLarge && (
          <ImageMap
            key={image.url}
            image={image}
            page={page}
            rows={request.rows}
            success={success}
            onRows={(rows) => onChange({ rows })}
            onEdit={onEdit}
          />
        )}
        {!image && <p class="empty">There is no image of this.</p>}
      </PagePart>
    </>
  )
}

/** The picture of a page whose markup is too much to know what stands where. */
function LargePicture({ url }: { url: string }) {
  return (
    <div class="outline has-image">
      <p class="of-then">
        This page is too large to pick from its picture. Its elements are in Developer, under Page.
      </p>
      <span class="image-map">
        <img src={url} decoding="async" alt="The page, as a browser shows it" />
      </span>
    </div>
  )
}

const WHOLE_PAGE: Parameters = [['screenshot.fullPage', 'true']]

/** As the request asks for it, where it does; else all of the page, with the places of its elements. */
function wishes({ options }: Request): Parameters {
  const own = options.filter(([name]) => rootOf(name) === 'screenshot')
  if (own.length > 0) return own
  const whole: Parameters = [...WHOLE_PAGE, ...WHOLE]
  const runsOwn = options.some(([name]) => rootOf(name) === 'scripts')
  return runsOwn ? whole : [...whole, ['scripts', WRITE_BOXES]]
}
