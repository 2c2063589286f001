import { styleText } from 'node:util'

const STYLES = ['bold', 'dim', 'red', 'green', 'yellow', 'cyan'] as const

export type Painter = Readonly<Record<(typeof STYLES)[number], (text: string) => string>>

export function createPainter(colored: boolean): Painter {
  const painters = STYLES.map((style) => {
    const paint = (text: string) => styleText(style, text, { validateStream: false })
    return [style, (text: string) => (colored && text !== '' ? paint(text) : text)]
  })
  return Object.fromEntries(painters)
}

export type TerminalOptions = ReturnType<typeof readTerminalOptions>

export function readTerminalOptions(flags: ColorFlags, env: NodeJS.ProcessEnv) {
  const { stdout } = process
  const paint = createPainter(wantsColor(flags, env, stdout))
  return { paint, width: stdout.columns || Number(env.COLUMNS) || 80 }
}

type ColorFlags = { readonly [_ in 'color' | 'no-color']?: boolean | undefined }

/** True if output should be colored. Flags override `NO_COLOR` (no-color.org) and `FORCE_COLOR`. */
export function wantsColor(
  flags: ColorFlags,
  env: NodeJS.ProcessEnv,
  stream: { readonly isTTY?: boolean },
): boolean {
  if (flags['no-color']) return false
  if (flags.color) return true
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0'
  return stream.isTTY === true && env.TERM !== 'dumb'
}

/** Matches control characters (C0, DEL, C1) and direction marks (UAX #9). */
const CONTROLS = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g

/** Writes a space for each line break and for each character that controls terminals. */
export function replaceControls(text: string): string {
  return text.replace(CONTROLS, ' ')
}

export function toPlainLines(text: string): string {
  return text.split('\n').map(replaceControls).join('\n')
}

export function toPlainJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Matches characters that are two columns wide (UAX #11), but not the halves of flag emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|(?!\p{RI})\p{Emoji_Presentation}/u
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u

export function countColumns(text: string): number {
  let columns = 0
  for (const letter of text) columns += NO_WIDTH.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1
  return columns
}

export function wrapIntoLines(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  const words = replaceControls(text).split(/\s+/)
  for (const word of words.flatMap((whole) => splitWord(whole, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && countColumns(longer) > width) lines.push(line)
    line = line !== '' && countColumns(longer) > width ? word : longer
  }
  return line === '' ? lines : [...lines, line]
}

function splitWord(word: string, width: number): string[] {
  const found: string[] = []
  let piece = ''
  for (const letter of word) {
    if (countColumns(piece + letter) > width) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return piece === '' ? found : [...found, piece]
}

export function truncateToWidth(text: string, width: number): string {
  const plain = replaceControls(text)
  return countColumns(plain) <= width ? plain : `${splitWord(plain, width - 1)[0] ?? ''}…`
}
