import { render } from 'preact'
import { App } from './app.js'
import { applyTheme, storedTheme } from './state/page/theme.js'

applyTheme(storedTheme())
const page = document.getElementById('page')
if (page) render(<App />, page)
