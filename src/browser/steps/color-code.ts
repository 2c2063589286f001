import { DEFAULT_THEME } from '../../contracts/code-schemes.js'
import type { MainDocument } from '../../contracts/visit-result.js'
import { parseFullUrl, type ScreenshotOptions } from '../../params/index.js'
import { PackageMissing } from '../clean/optional-package.js'
import { findPrismLanguages, loadPrism, loadPrismTheme } from '../code/code-kit.js'
import { callInPage, type Tab } from '../visit/tab.js'
import { addStyles, adoptStyleSheet } from './inject.js'

/** Maximum number of characters to show. No image has room for more. */
const MAX_CHARS = 200_000

/** Colors the `<pre>` element of a text file, and indents JSON. */
const COLOR = `(language, max) => {
  const pre = document.querySelector('body > pre')
  if (!pre) return
  let text = pre.textContent
  if (language === 'json' && text.length <= max) {
    try {
      text = JSON.stringify(JSON.parse(text), null, 2)
    } catch {}
  }
  const code = document.createElement('code')
  const grammar = Prism.languages[language]
  const shown = text.slice(0, max)
  if (grammar) code.innerHTML = Prism.highlight(shown, grammar, language)
  else code.textContent = shown
  const name = 'language-' + (grammar ? language : 'none')
  code.className = pre.className = name
  pre.replaceChildren(code)
  document.body.replaceChildren(pre)
}`

const LAYOUT = `body { margin: 0 }
body > pre[class*="language-"] { box-sizing: border-box; margin: 0; min-height: 100vh; border-radius: 0 }
body > pre[class*="language-"], body > pre > code[class*="language-"] { white-space: pre-wrap; overflow-wrap: anywhere }`

/** Colors JSON and other text files. Leaves HTML pages unchanged. */
export async function highlightCode(
  tab: Tab,
  { codeScheme }: ScreenshotOptions,
  document: MainDocument,
): Promise<void> {
  if (codeScheme === false) return
  const languages = findPrismLanguages(document.url, document.headers['content-type'])
  if (!languages) return
  const url = parseFullUrl(codeScheme ?? '')
  const theme = url ? '' : loadPrismTheme(codeScheme ?? DEFAULT_THEME)
  const [script, css] = await Promise.all([loadPrism(languages), theme])
  if (script === undefined || css === undefined) {
    // Callers who did not ask for colors get no error.
    if (codeScheme === undefined) return
    throw new PackageMissing(script === undefined ? 'prismjs' : 'prism-themes')
  }
  await callInPage(
    tab,
    `() => { globalThis.Prism = { manual: true }; ${script}
    globalThis.Prism = Prism }`,
  )
  await callInPage(tab, COLOR, languages.at(-1) ?? 'none', MAX_CHARS)
  if (url) await addStyles(tab, [url.href])
  await adoptStyleSheet(tab, `${css}\n${LAYOUT}`)
}
