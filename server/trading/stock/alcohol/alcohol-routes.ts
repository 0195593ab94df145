import Type from 'typebox'
import { AlcoholSold } from '../../../../shared/api/alcohol-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { type Callers, identifyReader } from '../../../parties/roles/identify-worker.ts'
import { alcoholCsv, readAlcohol } from './read-alcohol.ts'

/** What a brewery states for duty, for those who see its money. */
export async function alcoholRoutes(app: App, deps: Callers & { database: Database }): Promise<void> {
  neverStore(app)

  app.get(
    '/api/sell/:brewery/money/alcohol',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        params: Type.Object({ brewery: AddressPart }),
        summary: 'Litres of beer and of pure alcohol that left in a month, by duty band, draught or not',
        querystring: Type.Object({
          month: Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', maxLength: 7 }),
          format: Type.Optional(Type.Enum(['json', 'csv'])),
        }),
        response: { 200: Type.Union([AlcoholSold, Type.String()]) },
      },
    },
    async (request, reply) => {
      const { brewery } = await identifyReader(deps, request, ['owner', 'accounts'])
      const { month, format } = request.query
      const sold = await readAlcohol(deps.database, { breweryId: brewery.breweryId, month })
      if (format !== 'csv') return sold
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="alcohol-${month}.csv"`)
        .serializer((text: string) => text)
        .send(alcoholCsv(sold))
    },
  )
}
