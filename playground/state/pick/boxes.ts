/** Place of an element in the picture of its page, in CSS pixels. */
export interface Box {
  readonly element: Element
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Boxes {
  /** Of the page as it was laid out; 0 when nothing is known. */
  readonly width: number
  readonly boxes: readonly Box[]
}

const NAME = 'data-linkglass-box'

/** Elements that are measured at most. */
const MAX_BOXES = 20_000

/**
 * Runs in the page, in the service's browser, before its markup and its image are taken: writes into
 * each element where it stands.
 */
export const WRITE_BOXES = `[...document.querySelectorAll('body *')].slice(0, ${MAX_BOXES}).forEach((e) => {
  const { x, y, width, height } = e.getBoundingClientRect()
  e.setAttribute('${NAME}', [x + scrollX, y + scrollY, width, height].map(Math.round).join(' '))
})
document.documentElement.setAttribute('${NAME}', '0 0 ' + innerWidth + ' 0')`

/** Takes the places out of the markup again, so that no rule stands on them. */
export function takeBoxes(page: Document): Boxes {
  const boxes = [...page.querySelectorAll(`[${NAME}]`)].map((element) => {
    const numbers = element.getAttribute(NAME)?.split(' ').map(Number) ?? []
    const [x = 0, y = 0, width = 0, height = 0] = numbers
    element.removeAttribute(NAME)
    return { element, x, y, width, height }
  })
  const root = boxes.find(({ element }) => element === page.documentElement)
  return { width: root?.width ?? 0, boxes: boxes.filter((box) => box.width > 0 && box.height > 0) }
}

/** Finds the smallest element at a point, which is the one that is seen there. */
export function boxAt({ boxes }: Boxes, x: number, y: number): Box | undefined {
  return boxes
    .filter((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)
    .reduce<Box | undefined>(
      (best, box) => (best && areaOf(best) < areaOf(box) ? best : box),
      undefined,
    )
}

function areaOf({ width, height }: Box): number {
  return width * height
}
