type Technologies = typeof import('./on-demand.js')

/** Loads the table of technologies and its reader at the first use, as few requests need them. */
export function loadTechnologies(): Promise<Technologies> {
  return import('./on-demand.js')
}
