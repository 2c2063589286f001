import { createJsonReply, createRoute, type Door } from './door.js'
import { honoured } from './door-fields.js'
import { TEXT } from './kinds.js'
import { findAddress, findText, refuseErrorPage, withoutUnknown } from './page-values.js'

/** Editor.js: the endpoint of its tool for links (`@editorjs/link`). */
export const EDITORJS: Door = {
  example: `curl --get '{origin}/editorjs' --data-urlencode 'url={url}'`,
  routes: [
    createRoute({
      method: 'GET',
      path: '/editorjs',
      fields: { url: honoured('query', TEXT) },
      answer: async ({ url = '' }, { ask }) => {
        const meta = { title: true, description: true, publisher: true, image: true }
        const page = await ask({ url, meta })
        refuseErrorPage(page)
        const image = findAddress(page, 'image')
        // `link` is left out: the tool would put it in the place of what was pasted.
        return createJsonReply({
          success: 1,
          meta: withoutUnknown({
            title: findText(page, 'title'),
            description: findText(page, 'description'),
            site_name: findText(page, 'publisher'),
            image: image === undefined ? undefined : { url: image },
          }),
        })
      },
    }),
  ],
  toError: ({ error, status }) => createJsonReply({ success: 0, error: error.message }, status),
}
