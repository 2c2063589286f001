export async function loadOptionalPackage<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

export class PackageMissing extends Error {
  constructor(name: string) {
    super(`the package ${name} is not installed with the service`)
  }
}
