import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, startService } from '../support/service.js'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

test('the dashboard asks for metrics that there are', async () => {
  await service.ask({ url: 'http://10.0.0.1/' })
  const file = new URL('../../deploy/grafana.json', import.meta.url)
  const { panels } = JSON.parse(readFileSync(file, 'utf8'))
  const asked: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
  const { body } = await service.get('/metrics')
  const known = [...String(body).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : name,
  )
  const named = asked.flatMap((expr) => expr.match(/\b(?:linkglass|process|nodejs)_\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})
