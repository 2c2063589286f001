import type { SharpConstructor } from 'sharp'
import { ImageRefused } from '../../contracts/images.js'
import { lowerThreadPriority } from '../../lib/async/thread-priority.js'
import type { ImageReply } from './image-process.js'
import { createJobJoiner, type ImageJob, type JobMessage } from './job-messages.js'
import { drawOverlay, shrinkImage } from './transform-image.js'

/** Loaders of formats that may be decoded. SVG may not, since a small SVG can cause hours of work. */
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`)

lowerThreadPriority()
const loading = loadSharp()
process.once('disconnect', () => process.exit())
const joinJob = createJobJoiner()
process.on('message', async (message: JobMessage) => {
  const job = joinJob(message)
  if (job) process.send?.(await runJob(job))
})

async function loadSharp(): Promise<SharpConstructor | undefined> {
  const loaded = await import('sharp').catch(() => undefined)
  if (!loaded) return undefined
  const sharp = loaded.default
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  return sharp
}

async function runJob(job: ImageJob): Promise<ImageReply> {
  const sharp = await loading
  if (!sharp) return { kind: 'missing' }
  try {
    const bytes = await (job.kind === 'shrink' ? shrinkImage(sharp, job) : drawOverlay(sharp, job))
    return { kind: 'made', bytes }
  } catch (error) {
    const reason = error instanceof ImageRefused ? error.message : 'cannot be decoded'
    return { kind: 'refused', reason }
  }
}
