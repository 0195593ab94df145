import { hash } from 'node:crypto'
import { cartProblemPath, offerPath } from './offer-address.ts'
import { offerFields, readOffer } from '../../../shared/basket/offer-link.ts'
import { safeNext } from '../../../shared/format/safe-next.ts'
import { offeredItemsName, programPaths } from '../../../shared/paths/feed-paths.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import { ucpProfile } from './ucp-profile.ts'

/** Who the shop is to agents, and links by which they hand a basket to a person (PLAT-21, PLAT-24). */
export async function ucpRoutes(app: App, { publicUrl }: { publicUrl: string }): Promise<void> {
  const body = JSON.stringify(ucpProfile(publicUrl))
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`

  app.get(programPaths.profile, { schema: { hide: true } }, (request, reply) => {
    // Agents refuse a shop without https, and its addresses would be no good to them.
    if (!publicUrl.startsWith('https:')) throw notFound('The profile')
    void reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })

  app.get(programPaths.buy, { schema: { hide: true } }, (request, reply) => {
    const query = request.query as Record<string, unknown>
    const lines = readOffer(first(query[offeredItemsName]) ?? '')
    const continueTo = safeNext(single(query[offerFields.continueTo]))
    const group = single(query[offerFields.group])
    return (
      reply
        // The link may name what a person wants to buy: neither caches nor other sites learn of it.
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(lines === null ? cartProblemPath() : offerPath({ lines, group, continueTo }), 302)
    )
  })
}

/** A name that appears twice says nothing for sure. */
const single = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const first = (value: unknown): string | null => single(Array.isArray(value) ? value[0] : value)
