import { createContext } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import { toSearch } from '../request/parameters.js'
import { loadCapturedImage, type OpenCapture } from './open-capture.js'

/** The capture that everything is answered from, if one is open. */
export const CaptureContext = createContext<OpenCapture | undefined>(undefined)

/**
 * Finds the address from which an image of the page is shown: the service's, or one of the open capture.
 * @returns `undefined` while it is loaded, `missing` if the capture has not all of it
 */
export function useImageAddress(url: string): string | undefined {
  const capture = useContext(CaptureContext)
  const [local, setLocal] = useState<string>()
  useEffect(() => {
    if (!capture) return
    const controller = new AbortController()
    let address: string | undefined
    loadCapturedImage(capture, url, controller.signal).then(
      (blob) => {
        address = blob && URL.createObjectURL(blob)
        setLocal(address ?? 'missing')
      },
      () => undefined,
    )
    return () => {
      controller.abort()
      if (address) URL.revokeObjectURL(address)
      setLocal(undefined)
    }
  }, [capture, url])
  return capture ? local : `/playground/image?${toSearch([['url', url]])}`
}
