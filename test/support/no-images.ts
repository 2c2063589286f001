import type { ImageWork } from '../../src/contracts/images.js'

/** Image work for tests in which no image is decoded. */
export const noImages: ImageWork = {
  shrink: refuse,
  overlay: refuse,
  close: () => {},
}

async function refuse(): Promise<never> {
  throw new Error('no image is decoded in this test')
}
