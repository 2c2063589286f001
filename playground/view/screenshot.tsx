import { isSuccess, mediaOf } from '../state/answer.js'
import { type Parameters, rootOf } from '../state/parameters.js'
import type { Request } from '../state/request.js'
import { usePage } from '../state/use-page.js'
import { PagePart } from './page-part.js'

/** The page as a browser shows it, in an image of which nothing can act. */
export function Screenshot({ request }: { request: Request }) {
  const question = usePage(request, wishes(request))
  const body = question.answer?.body
  const image = body && isSuccess(body) ? mediaOf(body.data.screenshot) : undefined
  return (
    <PagePart question={question} what="Opening the page in a browser">
      {image ? (
        <a class="screenshot" href={image.url}>
          <img
            src={image.url}
            width={image.width}
            height={image.height}
            alt="The page, as a browser shows it"
          />
        </a>
      ) : (
        <p class="empty">There is no image of this.</p>
      )}
    </PagePart>
  )
}

/** As the request asks for it, where it does. */
function wishes({ options }: Request): Parameters {
  const own = options.filter(([name]) => rootOf(name) === 'screenshot')
  return own.length > 0 ? own : [['screenshot', 'true']]
}
