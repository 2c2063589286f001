import type { CallContext } from '../../contracts/call-context.js'
import { ImageRefused, type ImageWork } from '../../contracts/images.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import type { ImageJob } from './image-job.js'
import { ImageProcess } from './image-process.js'
import { isDecodable } from './is-decodable.js'

/** Jobs that wait; the next is refused. */
const QUEUE = 100

const RETRY_AFTER = 5

/** Images, one at a time in one process, which is started by the first. */
export function createImageWork(): ImageWork {
  const line = new FairQueue({ places: 1, queue: QUEUE, refusal: busy })
  const worker = new ImageProcess()

  async function run(job: ImageJob, call: CallContext): Promise<Buffer> {
    const giveBack = await line.take(call)
    try {
      return await worker.run(job, call.signal)
    } finally {
      giveBack()
    }
  }

  return {
    shrink: async (image, call) => {
      refuseUnknown(image)
      return run({ kind: 'shrink', image }, call)
    },
    overlay: async (job, call) => {
      if (job.background?.isForeign) refuseUnknown(job.background.image)
      return run({ kind: 'overlay', ...job }, call)
    },
    close: () => worker.end(),
  }
}

function refuseUnknown(image: Uint8Array): void {
  if (!isDecodable(image)) throw new ImageRefused('is not an image in PNG, JPEG, WebP, GIF or AVIF')
}

function busy(): Error {
  return createBusyError('Too many images wait to be decoded.', RETRY_AFTER)
}
