import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { groupOptions, type OpenApi } from '../../../playground/state/request/option-table.js'
import { command as pdfCommand } from '../../../src/entry/cli/commands/pdf-command.js'
import { command as shotCommand } from '../../../src/entry/cli/commands/shot-command.js'
import { NUMBERS } from '../../../src/entry/doors/kinds.js'
import { createOpenApiDocument } from '../../../src/entry/http/openapi/openapi-document.js'
import { PDF, SCREENSHOT } from '../../../src/entry/mcp/tool-inputs.js'
import { createCacheKey, PARAMETERS, type Parameter } from '../../../src/params/index.js'
import { failure, parse } from '../options.js'

const { screenshot, pdf } = PARAMETERS

/** Options that the program and agents do not have, or have in a form of their own. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  program: ['screenshot.animated', 'pdf.printBackground'],
  agents: [
    ...['overlay', 'codeScheme', 'animated', 'palette'].map((name) => `screenshot.${name}`),
    ...['width', 'height', 'margin', 'scale'].map((name) => `pdf.${name}`),
  ],
}

const OPTIONS = Object.entries({ screenshot, pdf }).flatMap(([parent, { options }]) =>
  Object.entries<Parameter>(options).map(
    ([name, declared]) => [`${parent}.${name}`, parent, name, declared] as const,
  ),
)

const FLAGS = { ...shotCommand.options, ...pdfCommand.options }
const TABLE = await readFile(new URL('../../../docs/parameters.md', import.meta.url), 'utf8')
const openapi = createOpenApiDocument() as unknown as OpenApi
const FORM = groupOptions(openapi).flatMap(({ options }) => options.map(({ name }) => name))

function findSchema(parent: string) {
  const described = openapi.paths['/'].get.parameters.find(({ name }) => name === parent)
  const shape = described?.schema.contentSchema ?? described?.schema
  return [shape, ...(shape?.oneOf ?? [])].find((one) => one?.properties)?.properties ?? {}
}

function toFlag(name: string, { flag }: Parameter): string {
  return flag ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

describe('one declaration of an option makes', () => {
  test.each(OPTIONS)('%s in all places', (path, parent, name, declared) => {
    const { schema, description } = declared
    expect(findSchema(parent)[name]).toEqual({ ...schema, description })
    expect(TABLE).toContain(`| \`${path}\` |`)
    expect(FORM.some((shown) => shown === path || shown.startsWith(`${path}.`))).toBe(true)
    const isFlag = !OTHERWISE.program?.includes(path)
    expect(Object.hasOwn(FLAGS, toFlag(name, declared))).toBe(isFlag)
    const isInput = !OTHERWISE.agents?.includes(path)
    expect(Object.hasOwn({ screenshot: SCREENSHOT, pdf: PDF }[parent] ?? {}, name)).toBe(isInput)
  })

  test.each(OPTIONS)('a suggestion for a misspelt %s', (path) => {
    const { warnings } = parse(`${path}x=true`, { browser: true })
    expect(warnings).toEqual([
      {
        code: 'EUNKNOWN',
        message: `\`${path}x\` is not an option. Did you mean \`${path}\`?`,
      },
    ])
  })

  test('a key of its own for each value', () => {
    const keyOf = (rest: string) => createCacheKey(parse(rest, { browser: true }))
    const keys = ['quality=60', 'quality=61', 'type=webp', 'palette', ''].map((rest) =>
      keyOf(`screenshot&${rest}`),
    )
    expect(new Set(keys).size).toBe(5)
  })

  test('the bounds that the service and its doors hold', () => {
    const bounds = {
      side: ['viewport.width', 16, 8192],
      pixelRatio: ['viewport.deviceScaleFactor', 0.1, 5],
      quality: ['screenshot.quality', 0, 100],
      pdfScale: ['pdf.scale', 0.1, 2],
    } as const
    for (const [name, [path, min, max]] of Object.entries(bounds)) {
      const form = `a number from ${min} to ${max}`
      expect(NUMBERS[name as keyof typeof bounds].form).toBe(form)
      const wrong = () => parse(`${path}=${max + 1}`, { browser: true })
      expect(failure(wrong)?.message).toContain(`give ${form}.`)
    }
  })
})
