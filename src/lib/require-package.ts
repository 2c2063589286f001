export function requirePackage<T>(loading: Promise<T>, name: string, needs: string): Promise<T> {
  return loading.catch((cause: unknown) => {
    throw new Error(`${needs} the package ${name}: npm install ${name}`, { cause })
  })
}
