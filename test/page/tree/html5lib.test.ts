import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { adapter } from '../../../src/page/tree/adapter.js'
import { parseDocument } from '../../../src/page/tree/dom.js'

import { DOM_LIMITS } from '../../support/limits.js'
import { outlineOf } from './outline.js'

const FOLDER = fileURLToPath(new URL('fixtures/html5lib/', import.meta.url))
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.dat'))

interface Case {
  readonly data: string
  readonly document: string
}

/** Those of whole documents, read without scripts. */
function casesOf(file: string): Case[] {
  return readFileSync(FOLDER + file, 'utf8')
    .split(/(?:^|\n\n)#data\n/)
    .slice(1)
    .map(sectionsOf)
    .filter((sections) => !sections.has('document-fragment') && !sections.has('script-on'))
    .map((sections) => ({
      data: sections.get('data') ?? '',
      document: sections.get('document')?.replace(/\n+$/, '') ?? '',
    }))
}

function sectionsOf(text: string): Map<string, string> {
  const [data = '', ...rest] = text.split(/(?:^|\n)#(?=errors\n|new-errors\n|document|script-o)/)
  const sections = rest.map((section): [string, string] => {
    const [name = '', ...lines] = section.split('\n')
    return [name, lines.join('\n')]
  })
  return new Map([['data', data], ...sections])
}

describe("html5lib's tests of tree construction", () => {
  it.each(files)('%s', (file) => {
    const cases = casesOf(file)
    const trees = cases.map(({ data }) => ({
      data,
      document: outlineOf(parseDocument(data, DOM_LIMITS).document, adapter),
    }))
    expect(trees).toEqual(cases)
  })
})
