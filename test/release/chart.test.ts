import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from '../../src/lib/version.js'
import { renderConfigTable } from '../../src/service/config/render.js'

function read(file: string): string {
  return readFileSync(new URL(`../../deploy/helm/${file}`, import.meta.url), 'utf8')
}

test('the chart has the version of the package', () => {
  const versions = [...read('Chart.yaml').matchAll(/^(?:version|appVersion): (.+)$/gm)]
  expect(versions.map(([, one]) => one)).toEqual([version(), version()])
})

test('every setting that the chart names is one', () => {
  const known = new Set(
    [...renderConfigTable().matchAll(/`(LINKGLASS_[A-Z_]+)`/g)].map(([, one]) => one),
  )
  const named = ['values.yaml', 'templates/deployment.yaml', 'templates/NOTES.txt'].flatMap(
    (file) => [...read(file).matchAll(/LINKGLASS_[A-Z]+(?:_[A-Z]+)*/g)].map(([one]) => one),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the values have the options that their schema knows', () => {
  const { properties } = JSON.parse(read('values.schema.json'))
  const given = [...read('values.yaml').matchAll(/^(\w+):/gm)].map(([, name]) => name)
  expect(given.sort()).toEqual(Object.keys(properties).sort())
})
