import { toText } from './text.js'

export function toAuthor(text: string): string | null {
  return toText(text)
}
