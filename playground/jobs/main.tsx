import { render } from 'preact'
import { applyTheme, storedTheme } from '../state/page/theme.js'
import { JobsPage } from './jobs-page.js'

applyTheme(storedTheme())
const page = document.getElementById('page')
if (page) render(<JobsPage />, page)
