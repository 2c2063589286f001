import type { Failure } from '../answer/answer.js'

/** A capture that somebody opened: every question about it goes to the service together with its file. */
export interface OpenCapture {
  readonly file: File
  /** Addresses of its pages; the one that it was made for first. */
  readonly pages: readonly string[]
}

/** Sends a capture along with a question. */
export function sendCapture(file: File): RequestInit {
  return { method: 'POST', body: file, headers: { 'content-type': 'application/warc' } }
}

/** Opens a file, or says why it cannot be. */
export async function openCapture(file: File): Promise<OpenCapture | string> {
  try {
    const response = await fetch('/playground/capture', sendCapture(file))
    if (!response.ok) return ((await response.json()) as Failure).message
    const { pages } = (await response.json()) as Pick<OpenCapture, 'pages'>
    return pages.length > 0 ? { file, pages } : 'This capture has no page.'
  } catch {
    return 'The service does not answer. Try again in a moment.'
  }
}

/** Loads an image of a capture; `undefined` if it is not in there, or not all of it. */
export async function loadCapturedImage(
  { file }: OpenCapture,
  url: string,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const address = `/playground/capture?${new URLSearchParams({ image: url })}`
  const response = await fetch(address, { ...sendCapture(file), signal })
  return response.ok ? response.blob() : undefined
}
