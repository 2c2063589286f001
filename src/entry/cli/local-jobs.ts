import { Readable } from 'node:stream'
import { loadConfig } from '../../service/config/index.js'
import { createLogger } from '../../service/logger.js'
import { openServices } from '../../service/services.js'
import { createServer } from '../http/index.js'
import { createJobClient, type JobService } from './job-service.js'
import { printNotice } from './with-engine.js'

export async function runWithLocalJobs<T>(
  env: NodeJS.ProcessEnv,
  headers: Readonly<Record<string, string>>,
  work: (service: JobService) => Promise<T>,
): Promise<T> {
  // Logs only warnings by default, since lines of a log would break the progress bar.
  const level = env.LINKGLASS_LOG_LEVEL || 'warn'
  const config = loadConfig({ ...env, LINKGLASS_LOG_LEVEL: level }, printNotice)
  const services = await openServices(config, await createLogger(config, 2))
  const server = await createServer(services)
  const call = async (method: string, path: string, list?: Readable) => {
    const answer = await server.inject({
      method: method as 'GET' | 'POST' | 'DELETE',
      url: path,
      headers: {
        host: HERE,
        ...headers,
        ...(list !== undefined && { 'transfer-encoding': 'chunked' }),
      },
      payloadAsStream: true,
      ...(list !== undefined && { payload: list }),
    })
    const body = answer.statusCode === 204 ? null : Readable.toWeb(answer.stream())
    return new Response(body as ReadableStream | null, { status: answer.statusCode })
  }
  try {
    return await work(createJobClient(HERE, call, true))
  } finally {
    await server.close()
    await services.close()
  }
}

const HERE = 'localhost'
