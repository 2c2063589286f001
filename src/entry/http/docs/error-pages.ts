import { readFile } from 'node:fs/promises'
import { escapeUTF8 } from 'entities'
import { ERROR_STATUS } from '../../../contracts/errors.js'
import { renderStandalonePage } from './docs-layout.js'

const TABLE = new URL('../../../../docs/errors.md', import.meta.url)

export async function renderErrorPage(name: string): Promise<string | undefined> {
  const code = name.toUpperCase()
  if (!/^[a-z]+$/i.test(name) || !Object.hasOwn(ERROR_STATUS, code)) return undefined
  const lines = (await readFile(TABLE, 'utf8')).split('\n')
  const row = lines.find((line) => line.startsWith(`| \`${code}\` |`)) ?? ''
  const [, , status, meaning = '', fix = ''] = row.split('|').map((cell) => cell.trim())
  return renderStandalonePage(
    code,
    `<h1><code>${code}</code></h1>
<p>${escapeUTF8(meaning)}</p>
<h2>How to fix it</h2>
<p>${escapeUTF8(fix)}</p>
<p><small>Answered with HTTP ${status}.</small></p>`,
  )
}

export function renderNotFoundPage(message: string): string {
  return renderStandalonePage(
    'Not found',
    `<h1>There is nothing here</h1>
<p>${escapeUTF8(message)}</p>
<p><a href="/playground">Try a link on the playground</a>, or <a href="/docs">read the documents</a>.</p>`,
  )
}
