type Technologies = typeof import('./technologies.js')

/** The table and what reads by it: few ask what a page is made with, and the first of them loads it. */
export function loadTechnologies(): Promise<Technologies> {
  return import('./technologies.js')
}
