import type { CDPSession } from 'playwright-core'

/** Element to pass to a function in the page. */
export interface PageNode {
  readonly backendNodeId: number
}

/** Object in the page to pass to a function there. */
export class PageObject {
  readonly objectId: string

  constructor(objectId: string) {
    this.objectId = objectId
  }
}

interface Target {
  /** Id of the isolated world. `undefined` for the page's own world. */
  readonly world: number | undefined
  /** Name of the group of objects that the browser keeps until the call ends. */
  readonly objectGroup: string
  readonly returnByValue: boolean
}

let groups = 0

export async function callFunction<T>(
  session: CDPSession,
  source: string,
  values: readonly unknown[],
  world?: number,
): Promise<T> {
  const target = { world, returnByValue: true }
  // An isolated world gets and returns copies, so that the browser keeps an object only if the call throws.
  const isHeld = world === undefined || values.some(isPageNode)
  return runWithObjectGroup(session, isHeld, async (objectGroup) => {
    const { value } = await callInTarget(session, source, values, { ...target, objectGroup })
    return value as T
  })
}

export async function callAndGetNodeIds(
  session: CDPSession,
  source: string,
  values: readonly unknown[],
  world: number,
): Promise<number[]> {
  return runWithObjectGroup(session, true, async (objectGroup) => {
    const target = { world, returnByValue: false, objectGroup }
    const { objectId = '' } = await callInTarget(session, source, values, target)
    const wanted = { objectId, ownProperties: true }
    const { result } = await session.send('Runtime.getProperties', wanted)
    const nodes = result.flatMap(({ value }) =>
      value?.subtype === 'node' && value.objectId
        ? [session.send('DOM.describeNode', { objectId: value.objectId })]
        : [],
    )
    return (await Promise.all(nodes)).map(({ node }) => node.backendNodeId)
  })
}

async function callInTarget(
  session: CDPSession,
  source: string,
  values: readonly unknown[],
  { world, objectGroup, returnByValue }: Target,
) {
  const where =
    world === undefined
      ? { objectId: await getGlobalObjectId(session, objectGroup) }
      : { executionContextId: world }
  const args = values.map(async (value) => {
    if (value instanceof PageObject) return { objectId: value.objectId }
    if (!isPageNode(value)) return { value }
    const { backendNodeId } = value
    const wanted = { backendNodeId, objectGroup, ...(world && { executionContextId: world }) }
    const { object } = await session.send('DOM.resolveNode', wanted)
    return { objectId: object.objectId ?? '' }
  })
  const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: source,
    ...where,
    arguments: await Promise.all(args),
    objectGroup,
    returnByValue,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'it threw')
  return result
}

async function getGlobalObjectId(session: CDPSession, objectGroup: string): Promise<string> {
  const wanted = { expression: 'globalThis', objectGroup }
  return (await session.send('Runtime.evaluate', wanted)).result.objectId ?? ''
}

async function runWithObjectGroup<T>(
  session: CDPSession,
  isHeld: boolean,
  work: (objectGroup: string) => Promise<T>,
): Promise<T> {
  const objectGroup = `linkglass-${++groups}`
  let isLeft = true
  try {
    const result = await work(objectGroup)
    isLeft = isHeld
    return result
  } finally {
    if (isLeft) session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => undefined)
  }
}

function isPageNode(value: unknown): value is PageNode {
  return typeof value === 'object' && value !== null && 'backendNodeId' in value
}
