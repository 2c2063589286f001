import { escapeUTF8 } from 'entities'

export interface DocsPage {
  /** Last part of the page's path. Empty for the table of contents. */
  readonly name: string
  readonly title: string
  readonly html: string
  readonly markdown: string
}

export function toDocsPath({ name }: Pick<DocsPage, 'name'>): string {
  return name === '' ? '/docs' : `/docs/${name}`
}

export function toPageLabel({ name, title }: Pick<DocsPage, 'name' | 'title'>): string {
  return name === '' ? 'Contents' : escapeUTF8(title)
}

/** Creates the same id as GitHub, so that links to headings work in both places. */
export function toHeadingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}
