import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { createJsonReply, createPageRoute, type Door, type PageAnswer } from './door.js'
import { declareField } from './door-fields.js'
import { TEXT } from './kinds.js'
import { findFile, findText, refuseErrorPage } from './page-values.js'

/** Endpoint for Editor.js's link tool (`@editorjs/link`). */
export const EDITORJS: Door = {
  example: `curl --get '{origin}/editorjs' --data-urlencode 'url={url}'`,
  routes: [
    createPageRoute({
      path: '/editorjs',
      fields: { url: declareField('query', TEXT) },
      toQuestion: ({ url = '' }) => ({
        parameters: {
          url,
          meta: { title: true, description: true, publisher: true, image: true },
        },
        toReply: (page) => createJsonReply(toEditorLinkData(page)),
      }),
    }),
  ],
  toErrorReply: ({ error, status }) =>
    createJsonReply({ success: 0, error: error.message }, status),
}

function toEditorLinkData(page: PageAnswer) {
  refuseErrorPage(page)
  const image = findFile(page, 'image')?.url
  // There is no `link`, since the tool would show it instead of the pasted URL.
  return {
    success: 1,
    meta: omitUndefined({
      title: findText(page, 'title'),
      description: findText(page, 'description'),
      site_name: findText(page, 'publisher'),
      image: image === undefined ? undefined : { url: image },
    }),
  }
}
