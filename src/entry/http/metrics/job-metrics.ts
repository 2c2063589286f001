import { Counter, Gauge, type Registry } from 'prom-client'
import { FINISHED, type JobRecords } from '../../../service/jobs/index.js'

/** Returns a function that counts a finished link. Gauges use `max`, since all workers read the same jobs. */
export function addJobMetrics(
  registry: Registry,
  findRecords: () => JobRecords,
): (code: string) => void {
  const registers = [registry]
  const links = new Counter({
    name: 'linkglass_job_links_total',
    help: 'Links of jobs that were worked on, by outcome (success or the code of the error).',
    labelNames: ['outcome'] as const,
    registers,
  })
  new Gauge({
    name: 'linkglass_jobs',
    help: 'Jobs in the store, by status.',
    labelNames: ['status'] as const,
    aggregator: 'max',
    registers,
    async collect() {
      const jobs = await findRecords().listJobs()
      this.reset()
      for (const { status } of jobs) this.inc({ status })
    },
  })
  new Gauge({
    name: 'linkglass_job_links_left',
    help: 'Links of jobs that are neither done nor cancelled.',
    aggregator: 'max',
    registers,
    async collect() {
      const jobs = await findRecords().listJobs()
      const open = jobs.filter(({ status }) => !FINISHED.has(status))
      this.set(
        open.reduce((sum, { total, succeeded, failed }) => sum + total - succeeded - failed, 0),
      )
    },
  })
  return (code) => links.inc({ outcome: code === '' ? 'success' : code })
}
