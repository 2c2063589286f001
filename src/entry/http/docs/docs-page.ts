import { escapeUTF8 } from 'entities'

export interface DocsPage {
  /** Name in the address, such as `rules`; empty for the contents. */
  readonly name: string
  readonly title: string
  readonly html: string
  readonly markdown: string
}

export function toPath({ name }: Pick<DocsPage, 'name'>): string {
  return name === '' ? '/docs' : `/docs/${name}`
}

export function toLabel({ name, title }: Pick<DocsPage, 'name' | 'title'>): string {
  return name === '' ? 'Contents' : escapeUTF8(title)
}

/** Makes the id of a heading as code hosts do, so that links to sections work in both places. */
export function toSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}
