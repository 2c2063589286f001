// `npm run screenshots` takes pictures for the documents; run the build first.
// `-- FOLDER [NAME]` takes the playground's states in all widths and colors.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PICTURES } from './pictures.js'
import { openStage } from './stage.js'
import { STATES } from './states.js'

const WIDTHS = [1440, 1024, 390]
const DOCS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))

const [folder, wanted = ''] = process.argv.slice(2)
const out = folder ?? DOCS
await mkdir(out, { recursive: true })
const stage = await openStage()
try {
  for (const picture of folder === undefined ? PICTURES : everyState(wanted)) {
    await stage.take(picture, out)
  }
} finally {
  await stage.close()
}

/** Lists the states at all widths, light and dark. */
function everyState(word: string) {
  const states = STATES.filter(({ name }) => name.includes(word))
  return states.flatMap((state) =>
    WIDTHS.flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme) => ({
        ...state,
        name: `${state.name}-${width}-${colorScheme}`,
        isWhole: true,
        options: {
          colorScheme,
          deviceScaleFactor: 1,
          viewport: { width, height: width < 600 ? 844 : 900 },
          hasTouch: width < 600,
        },
      })),
    ),
  )
}
