import { useEffect, useState } from 'preact/hooks'
import { groupOptions, type OptionGroup } from './option-table.js'

/** The service's own description of its parameters, so that none is missing here. */
export function useOptionGroups(): readonly OptionGroup[] {
  const [groups, setGroups] = useState<readonly OptionGroup[]>([])
  useEffect(() => {
    const controller = new AbortController()
    fetch('/openapi.json', { signal: controller.signal })
      .then((response) => response.json())
      .then((document) => setGroups(groupOptions(document)))
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  return groups
}
