// app/api/preview/route.js of a Next.js application: GET /api/preview?url=https://example.com
import { LinkglassError, linkglass } from 'linkglass'

/** Addresses are resolved and sockets opened, which the edge runtime cannot do. */
export const runtime = 'nodejs'

/** @param {Request} request */
export async function GET(request) {
  const { searchParams } = new URL(request.url)
  try {
    const { data } = await linkglass(searchParams.get('url') ?? '', {
      meta: { title: true, description: true, image: true, logo: true },
      requireOk: true,
      timeout: '8s',
    })
    return Response.json(data, { headers: { 'cache-control': 'public, s-maxage=3600' } })
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    return Response.json(
      { code: error.code, message: error.message },
      { status: error.status, headers: { 'cache-control': 'no-store' } },
    )
  }
}
