import fastifyStatic from '@fastify/static'
import { builtClientFolder } from './build-manifest.ts'
import type { App } from '../../platform/http/app-type.ts'
import { sendFileHeaders } from '../../platform/http/security-headers.ts'

/** The built storefront: names carry a hash of their content, so they never change. */
export async function assetRoutes(app: App): Promise<void> {
  sendFileHeaders(app)
  await app.register(fastifyStatic, {
    root: `${builtClientFolder}assets`,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    acceptRanges: false,
    // What never changes is not asked for again, and there is the etag.
    lastModified: false,
  })
}
