// node examples/express.mjs, then: curl 'http://127.0.0.1:3001/preview?url=https://example.com'
import express from 'express'
import { LinkglassError, linkglass } from 'linkglass'

const app = express()

app.get('/preview', async (request, response) => {
  try {
    const { data } = await linkglass(String(request.query.url), {
      meta: { title: true, description: true, image: true, publisher: true },
      requireOk: true,
    })
    response.set('cache-control', 'public, max-age=3600').json(data)
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    response.status(error.status).json({ code: error.code, message: error.message })
  }
})

const server = app.listen(Number(process.env.PORT ?? 3001), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/preview?url=https://example.com`)
})

process.once('SIGTERM', () => {
  server.close()
  linkglass.close()
})
