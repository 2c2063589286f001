import { expect, test } from 'vitest'
import { setStage } from '../support.js'

const WHOLE = `<title>Whole</title><p>${'Words that are there without scripts. '.repeat(60)}</p>`

const SITE = {
  '/app': `${WHOLE}<p id="gsap">an element, no variable</p><script>
    window.React = { version: '18.3.1' }
    window.posthog = { get capture() { throw new Error('no') } }
    document.cookie = '_pk_id.1.a=1'
    Array.prototype.push = String.prototype.split = JSON.parse = () => { throw new Error('no') }
  </script>`,
  '/shell': `<title>Shell</title><div id="root"></div><script>
    document.getElementById('root').innerHTML = '<main class="v-application">Hello</main>'
  </script>`,
  '/stubborn': `${WHOLE}<script>
    Object.defineProperty(window, 'React', { get() { for (;;); } })
  </script>`,
}

const stage = setStage(SITE)

async function made(path: string, more: Record<string, string> = {}) {
  const { status, headers, body } = await stage.service.ask({
    ...{ url: `http://site.test:${stage.site.port}${path}`, 'meta.title': 'true' },
    ...{
      'insights.technologies': 'true',
      'insights.lighthouse': 'false',
      explain: 'true',
      ...more,
    },
  })
  const { explain } = body as { explain?: { technologies?: unknown } }
  return { status, mode: headers.get('x-fetch-mode'), technologies: explain?.technologies, body }
}

test('an opened page is asked for the variables and cookies of its scripts', async () => {
  expect(await made('/app')).toMatchObject({ mode: 'fetch', technologies: {} })
  expect(await made('/app', { prerender: 'true' })).toMatchObject({
    mode: 'prerender',
    technologies: { React: ['global React.version'], Matomo: ['cookie _pk_id*'] },
  })
})

test('a page that is empty without its scripts is opened', async () => {
  expect(await made('/shell')).toMatchObject({
    mode: 'prerender',
    technologies: { Vuetify: ['element .v-application'], 'Vue.js': ['implied by Vuetify'] },
  })
})

test('a page that does not let itself be asked costs its variables only', async () => {
  const { status, body } = await made('/stubborn', { prerender: 'true' })
  expect([status, body]).toMatchObject([
    200,
    { data: { title: 'Whole', insights: { technologies: [] } } },
  ])
})
