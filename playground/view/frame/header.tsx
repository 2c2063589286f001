import { useState } from 'preact/hooks'
import { hasJobs } from '../../state/page/examples.js'
import { applyTheme, storedTheme, THEMES, type Theme } from '../../state/page/theme.js'
import { announce } from '../shared/announcer.js'
import { Icon, type IconName } from '../shared/icons.js'

const ICONS: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' }

export function Header() {
  const version = versionOf(document)
  const [theme, setTheme] = useState(storedTheme)
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  const change = () => {
    applyTheme(next)
    setTheme(next)
    announce(`Colours: ${next}`)
  }
  return (
    <header class="header">
      <a class="wordmark" href="/playground">
        <Icon name="glass" />
        linkglass
      </a>
      <nav class="header-links" aria-label="More">
        <a href="/docs">Docs</a>
        <a href="/docs/recipes">Examples</a>
        <a href="/openapi.json">OpenAPI</a>
        {hasJobs() && <a href="/jobs">Jobs</a>}
        {version && <span class="version">{version}</span>}
      </nav>
      <button
        type="button"
        class="quiet icon-only"
        onClick={change}
        aria-label={`Colours: ${theme}. Change to ${next}.`}
        title={`Colours: ${theme}`}
      >
        <Icon name={ICONS[theme]} />
      </button>
    </header>
  )
}

/** As the service writes it into the document. */
function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="linkglass:version"]')?.content
}
