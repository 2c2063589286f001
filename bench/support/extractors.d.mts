import type { SavedPage } from './corpus.js'

export interface Extractor {
  readonly name: string
  /** The main content as HTML. */
  read(page: SavedPage): Promise<string>
}

export function loadExtractors(): Promise<Extractor[]>
