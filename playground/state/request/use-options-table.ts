import { useEffect, useState } from 'preact/hooks'

/** A parameter as the service describes it. */
export interface OptionDescription {
  readonly name: string
  readonly description: string
  /** All that it may be, if they can be listed. */
  readonly values: readonly string[]
}

/** The service's own description of its parameters, so that none is missing here. */
export function useOptionsTable(): readonly OptionDescription[] {
  const [table, setTable] = useState<readonly OptionDescription[]>([])
  useEffect(() => {
    const controller = new AbortController()
    fetch('/openapi.json', { signal: controller.signal })
      .then((response) => response.json())
      .then((document) => setTable(optionsIn(document)))
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  return table
}

interface OpenApi {
  readonly paths: { readonly '/': { readonly get: { readonly parameters: readonly Described[] } } }
}

interface Described {
  readonly name: string
  readonly description: string
  readonly schema: { readonly type?: string; readonly enum?: readonly string[] }
}

/** What has a place of its own on the page. */
const ELSEWHERE = new Set(['url', 'data', 'explain'])

function optionsIn({ paths }: OpenApi): OptionDescription[] {
  return paths['/'].get.parameters
    .filter(({ name }) => !ELSEWHERE.has(name))
    .map(({ name, description, schema }) => ({
      name,
      description,
      values: schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : []),
    }))
}
