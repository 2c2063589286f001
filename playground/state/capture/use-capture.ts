import { useEffect, useRef, useState } from 'preact/hooks'
import { type OpenCapture, openCapture } from './open-capture.js'

export interface CaptureOpening {
  readonly open: (file: File) => void
  /** Says why the last file could not be opened. */
  readonly problem: string | undefined
}

/** Opens captures that are chosen, or dropped anywhere on the page. */
export function useCapture(onOpened: (capture: OpenCapture) => void): CaptureOpening {
  const [problem, setProblem] = useState<string>()
  const opened = useRef(onOpened)
  opened.current = onOpened
  const open = async (file: File) => {
    setProblem(undefined)
    const capture = await openCapture(file)
    if (typeof capture === 'string') setProblem(`${file.name}: ${capture}`)
    else opened.current(capture)
  }
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      void open(file)
    }
    addEventListener('dragover', onDragOver)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onDragOver)
      removeEventListener('drop', onDrop)
    }
  }, [])
  return { open: (file) => void open(file), problem }
}
