import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Makes a component whose code is loaded when it is first shown: most visits never need it. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (loaded) return
      load().then(
        (component) => {
          loaded = component
          setLoaded(() => component)
        },
        () => setFailed(true),
      )
    }, [])
    if (Loaded) return <Loaded {...props} />
    return failed ? <p class="empty">This part did not load. Reload the page.</p> : null
  }
}
