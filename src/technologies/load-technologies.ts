/** Loads the table of technologies and its reader at the first use, as few requests need them. */
export function loadTechnologies(): Promise<typeof import('./on-demand.js')> {
  return import('./on-demand.js')
}
