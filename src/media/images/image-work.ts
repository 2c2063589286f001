import type { CallContext } from '../../contracts/call-context.js'
import { ImageRefused, type ImageSource, type ImageWork } from '../../contracts/images.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import { detectFileType, type FileType } from '../../lib/data/file-signatures.js'
import { createImageProcess } from './image-process.js'
import type { ImageJob } from './job-messages.js'

const MAX_WAITING_JOBS = 100
const RETRY_AFTER = 5

/** Creates a queue of images to decode. A child process decodes one at a time. */
export function createImageJobQueue(): ImageWork {
  const refusal = () => createBusyError('Too many images wait to be decoded.', RETRY_AFTER)
  const line = new FairQueue({ places: 1, queue: MAX_WAITING_JOBS, refusal })
  const worker = createImageProcess()

  async function runImageJobInTurn(job: ImageJob, call: CallContext): Promise<Buffer> {
    const release = await line.acquire(call)
    try {
      return await worker.runJob(job, call.signal)
    } finally {
      release()
    }
  }

  return {
    shrink: async (source, call) => {
      requireDecodableImage(source)
      return runImageJobInTurn({ kind: 'shrink', ...source }, call)
    },
    overlay: async (job, call) => {
      if (job.background) requireDecodableImage(job.background)
      return runImageJobInTurn({ kind: 'overlay', ...job }, call)
    },
    close: worker.killChildProcess,
  }
}

function requireDecodableImage({ image, isForeign }: ImageSource): void {
  if (isForeign && !DECODABLE.has(detectFileType(image)))
    throw new ImageRefused('is not an image in PNG, JPEG, WebP, GIF or AVIF')
}

/** Types that may be decoded. SVG may not, since a small SVG can cause hours of work. */
const DECODABLE: ReadonlySet<FileType | undefined> = new Set(['png', 'jpg', 'webp', 'gif', 'avif'])
