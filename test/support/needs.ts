import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

declare module 'vitest' {
  interface TaskMeta {
    /** Programs that the test needs and this machine does not have. */
    missing?: readonly string[]
  }
}

/** Skips tests whose programs are missing, which `MissingPrograms` reports. */
export function needs(...programs: string[]) {
  const missing = programs.filter((program) => !isInstalled(program))
  return { skip: missing.length > 0, meta: { missing } }
}

/** True for a program that is found by `PATH`. */
export function isInstalled(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.some((folder) => isExecutable(join(folder, program)))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
