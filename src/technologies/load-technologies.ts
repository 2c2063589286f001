type Technologies = typeof import('./on-demand.js')

/** Loads the table and its readers on first use: few requests ask for technologies. */
export function loadTechnologies(): Promise<Technologies> {
  return import('./on-demand.js')
}
