declare module 'prom-client/lib/metrics/*.js' {
  import type { DefaultMetricsCollectorConfiguration, Registry } from 'prom-client'

  const collect: (registry: Registry, config: DefaultMetricsCollectorConfiguration) => void
  export default collect
}
