export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'linkglass-theme'

export function storedTheme(): Theme {
  const stored = readStored()
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** The colours follow `color-scheme`, which the attribute settles; none means the system's. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage may be forbidden: the choice then holds for this visit.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
