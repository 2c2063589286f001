import type { ImageSource, OverlayJob } from '../../contracts/images.js'

export type ImageJob =
  | ({ readonly kind: 'shrink' } & ImageSource)
  | ({ readonly kind: 'overlay' } & OverlayJob)

/** A piece of a job's files, or the job at the end, without bytes. `first` is the length of its first file. */
export type JobMessage = Uint8Array | { readonly job: ImageJob; readonly first: number }

/** Bytes of a piece. Node.js copies a message in one turn of the loop, which takes 60 ms for 10 MB. */
const PIECE = 500_000

const NO_BYTES = Buffer.alloc(0)

/** Splits a job into messages that are small. */
export function* splitJob(job: ImageJob): Generator<JobMessage> {
  const files = listFiles(job)
  for (const file of files) {
    for (let at = 0; at < file.length; at += PIECE) yield file.subarray(at, at + PIECE)
  }
  yield { job: replaceFiles(job, NO_BYTES, NO_BYTES), first: files[0].length }
}

/** Returns a function that takes messages and returns the job at the last of them. */
export function createJobJoiner(): (message: JobMessage) => ImageJob | undefined {
  let pieces: Uint8Array[] = []
  return (message) => {
    if (message instanceof Uint8Array) return void pieces.push(message)
    const bytes = Buffer.concat(pieces)
    pieces = []
    const { job, first } = message
    return replaceFiles(job, bytes.subarray(0, first), bytes.subarray(first))
  }
}

function listFiles(job: ImageJob): readonly [Uint8Array, ...Uint8Array[]] {
  if (job.kind === 'shrink') return [job.image]
  return job.background ? [job.picture, job.background.image] : [job.picture]
}

function replaceFiles(job: ImageJob, first: Buffer, second: Buffer): ImageJob {
  if (job.kind === 'shrink') return { ...job, image: first }
  const background = job.background && { ...job.background, image: second }
  return { ...job, picture: first, background }
}
