import { expect, test } from 'vitest'
import { createMcpServer, type Files, loadMcpSdk } from '../../../src/entry/mcp/index.js'

test('servers share the schemas of all tools, of which the compiler remembers each', async () => {
  const sdk = await loadMcpSdk()
  const listSchemas = () => {
    const schemas: unknown[] = []
    const fromJsonSchema: typeof sdk.fromJsonSchema = (schema, validator) => {
      schemas.push(schema)
      return sdk.fromJsonSchema(schema, validator)
    }
    const refuse = () => Promise.reject(new Error('is not called'))
    const files: Files = { deliver: refuse, read: refuse }
    const jobs = { add: refuse, show: refuse, read: refuse }
    const means = { browser: true, lighthouse: true }
    createMcpServer({ ...sdk, fromJsonSchema }, refuse, means, files, jobs)
    return schemas
  }
  const first = listSchemas()
  const second = listSchemas()
  expect(first.length).toBeGreaterThan(15)
  expect(second.length).toBe(first.length)
  for (const [index, schema] of second.entries()) expect(schema).toBe(first[index])
})
