import Type from 'typebox'
import { Upsell } from '../../../shared/api/accessories-api.ts'
import { upsellLimit } from '../../../shared/limits/limits.ts'
import { clampPageSize } from '../../../shared/api/pagination.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { type PublicReads, servePublicReads } from '../../platform/cache/public-reads.ts'
import { accessoryRows } from './accessory-queries.ts'
import { upsellView } from './accessory-view.ts'

const Coupler = Type.String({ maxLength: 40 })
const UpsellQuery = Type.Object({
  limit: Type.Optional(Type.String({ maxLength: 20 })),
  coupler: Type.Optional(Type.Union([Coupler, Type.Array(Coupler, { maxItems: 20 })])),
})

export async function accessoryRoutes(
  app: App,
  { database, reads }: { database: Database; reads: PublicReads },
): Promise<void> {
  servePublicReads(app)

  app.get(
    '/public/upsells',
    {
      schema: {
        summary: 'Accessories, those of the couplers first asked for',
        tags: ['Accessories'],
        querystring: UpsellQuery,
        response: { 200: Type.Object({ upsells: Type.Array(Upsell) }) },
      },
    },
    (request, reply) => {
      const { query } = request
      const limit = clampPageSize(query.limit, { ...upsellLimit, belowOne: 'clamp' })
      const couplers = [query.coupler ?? []].flat().map((coupler) => coupler.trim().toLowerCase())
      return reads.send(request, reply, ['accessories'], async () => ({
        upsells: (await accessoryRows(database, { couplers, limit })).map(upsellView),
      }))
    },
  )
}
