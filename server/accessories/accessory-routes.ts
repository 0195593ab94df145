import Type from 'typebox'
import { Upsell } from '../../shared/api/accessories.ts'
import { upsellLimit } from '../../shared/limits.ts'
import { clampPageSize } from '../../shared/pagination.ts'
import type { Database } from '../database/connect.ts'
import type { App } from '../http/app-type.ts'
import { servePublicReads } from '../http/public-reads.ts'
import { accessoryRows } from './accessory-queries.ts'
import { upsellView } from './accessory-view.ts'

const Coupler = Type.String({ maxLength: 40 })
const UpsellQuery = Type.Object({
  limit: Type.Optional(Type.String({ maxLength: 20 })),
  coupler: Type.Optional(Type.Union([Coupler, Type.Array(Coupler, { maxItems: 20 })])),
})

export async function accessoryRoutes(app: App, { database }: { database: Database }): Promise<void> {
  await servePublicReads(app)

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
    async ({ query }) => {
      const limit = clampPageSize(query.limit, { ...upsellLimit, belowOne: 'clamp' })
      const couplers = [query.coupler ?? []].flat().map((coupler) => coupler.trim().toLowerCase())
      const rows = await accessoryRows(database, { couplers, limit })
      return { upsells: rows.map(upsellView) }
    },
  )
}
