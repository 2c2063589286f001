import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { parseJson } from '../../../lib/data/json.js'
import type { Jobs } from '../../../service/jobs/index.js'
import type { Services } from '../../../service/services.js'
import type { JobAccess } from '../../mcp/index.js'
import { DEFAULT_OPTIONS, identifyOwner } from './job-options.js'
import { describeJob, toJobView } from './job-view.js'
import { receiveJob } from './receive-job.js'

/** Maximum characters of one answer. A single result may be longer, and is then sent alone. */
const MAX_CHARACTERS = 200_000

export function createOwnerJobAccess(
  services: Services,
  jobs: Jobs,
  request: FastifyRequest,
): JobAccess {
  const owner = identifyOwner(services, request)
  const find = async (id: string) => jobs.records.getJob(id, owner.owner)
  return {
    add: async (links, parameters, name) => {
      const options = {
        ...DEFAULT_OPTIONS,
        ...(name !== undefined && { name }),
        parameters: { robots: 'respect', ...parameters },
        ...owner,
      }
      const list = links.map((url) => JSON.stringify({ url })).join('\n')
      return toJobView(await receiveJob(services, jobs, options, Readable.from([list])))
    },
    show: async (id) => describeJob(jobs, await find(id)),
    read: async (id, from, limit) => {
      const job = await find(id)
      const lines: string[] = []
      let characters = 0
      for await (const batch of jobs.results.readLines(job.id, 'completion', from, limit)) {
        for (const line of batch.toString().trimEnd().split('\n')) {
          characters += line.length
          if (characters <= MAX_CHARACTERS || lines.length === 0) lines.push(line)
        }
        if (characters > MAX_CHARACTERS) break
      }
      const next =
        lines.length === 0 ? from : await jobs.results.findNextPosition(job, from, lines.length)
      return { lines: lines.map(parseJson), next }
    },
  }
}
