import { collapseSpaces } from '../../lib/text/white-space.js'
import {
  decodeEntities,
  type Element,
  escapeText,
  JSON_LD,
  parseBlockOnce,
  parseDocument,
  TREE_DEPTH,
  TREE_NODES,
} from '../../page/index.js'
import { readOwnText } from '../block-walker.js'
import { type Copy, copyKeptSubtree } from '../copy-kept.js'
import { createOutline, type Outline } from '../outline.js'
import { findArticleBody, findProse, type Prose } from './prose.js'

const LIMITS = {
  characters: 2_000_000,
  tree: { maxDepth: TREE_DEPTH, maxNodes: TREE_NODES, maxTime: 500 },
}

/** If the markup has more words than this, scripts are read only for their `articleBody`. */
const FEW_WORDS = 150

const MIN_WORDS = 60
const MIN_TIMES = 2

/** Finds the longest text in scripts. It must be much longer than the text in the markup. */
export function findLongestScriptText({ scripts, title }: Outline, wordsInMarkup: number) {
  const isWanted = wordsInMarkup > FEW_WORDS ? undefined : createTitleTest(title)
  const wanted = Math.max(MIN_WORDS, MIN_TIMES * wordsInMarkup)
  let characters = 0
  let best: ScriptText | undefined
  for (const script of scripts) {
    const text = readOwnText(script)
    characters += text.length
    if (characters > LIMITS.characters) break
    const isJsonLd = JSON_LD.test(script.getAttribute('type') ?? '')
    const prose = readProse(text, isJsonLd, isWanted)
    if (!prose || prose.words < wanted || prose.words <= (best?.words ?? 0)) continue
    best = createScriptText(script, isJsonLd ? 'json-ld' : 'state', prose)
  }
  return best
}

function readProse(
  text: string,
  isJsonLd: boolean,
  isTitle: ((text: string) => boolean) | undefined,
): Prose | undefined {
  if (isJsonLd && text.includes('"articleBody"')) {
    const body = findArticleBody(parseBlockOnce({ text, at: 0 }))
    if (body) return body
  }
  if (!isTitle) return undefined
  const json = isJsonLd ? text : findJsonInScript(text)
  return json === undefined ? undefined : findProse(parseBlockOnce({ text: json, at: 0 }), isTitle)
}

const MIN_TITLE_CHARS = 12

/** Creates a function that tests if the page's `title` contains the beginning of a text. */
function createTitleTest(pageTitle: string): (text: string) => boolean {
  return (text) => {
    const beginning = collapseSpaces(text).trim().slice(0, MAX_TITLE_CHARS).toLowerCase()
    return beginning.length >= MIN_TITLE_CHARS && pageTitle.includes(beginning)
  }
}

const MAX_TITLE_CHARS = 40

const ASSIGNMENT = /^\s*(?:(?:var|let|const)\s+)?[\w$.[\]'"\s]{1,80}=\s*(?=[{[])/

function findJsonInScript(script: string): string | undefined {
  if (/^\s*[{[]/.test(script)) return script
  const [assigned] = ASSIGNMENT.exec(script) ?? []
  return assigned === undefined ? undefined : script.slice(assigned.length)
}

function createScriptText(script: Element, source: 'json-ld' | 'state', prose: Prose) {
  const { words, title } = prose
  const body = prose.texts.map(toHtmlMarkup).join('\n')
  const { element } = copyAllBlocks(body)
  const copyWithTitle = () =>
    title === undefined ? element : copyAllBlocks(`<h1>${escapeText(title)}</h1>\n${body}`).element
  return { script, source, words, element, copyWithTitle }
}

export type ScriptText = ReturnType<typeof createScriptText>

/** Copies only blocks of text, which leaves out scripts and styles. */
function copyAllBlocks(html: string): Copy {
  const { boxes, blocks } = createOutline(
    parseDocument(`<article>${html}</article>`, LIMITS.tree).document,
  )
  const holder = boxes.find(({ element }) => element.name === 'article')
  if (!holder) throw new Error('the article was not parsed')
  return copyKeptSubtree(holder, new Set(blocks), boxes)
}

/** Converts plain text, markup or escaped markup to markup. */
function toHtmlMarkup(text: string): string {
  if (/<\/?[a-z]/i.test(text)) return text
  if (/&lt;\/?[a-z]/i.test(text)) return decodeEntities(text)
  return decodeEntities(text)
    .split(/\n+/)
    .map((line) => collapseSpaces(line).trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('\n')
}
