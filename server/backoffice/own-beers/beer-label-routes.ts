import Type from 'typebox'
import { beerWordLimits } from '../../../shared/catalogue/beer-words.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { drawLabelToBe } from '../../catalogue/beers/draw-catalogue-pictures.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyReader } from '../../parties/roles/identify-worker.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database }

/** The label of a beer while its brewery types it (SELL-43). */
export async function beerLabelRoutes(app: App, deps: Deps): Promise<void> {
  neverStore(app)

  app.get(
    '/api/sell/:brewery/beer-label',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'The label that a beer of these facts would have, as SVG',
        params: Type.Object({ brewery: AddressPart }),
        querystring: Type.Object({
          name: Type.Optional(Type.String({ maxLength: beerWordLimits.name })),
          style: Type.Optional(Type.String({ maxLength: 60 })),
          abv: Type.Optional(Type.Number({ minimum: 0, maximum: beerWordLimits.abv })),
          /** Six hexadecimal digits. */
          colour: Type.Optional(Type.String({ pattern: '^[0-9A-Fa-f]{6}$', maxLength: 6 })),
        }),
      },
    },
    async (request, reply) => {
      const { brewery } = await identifyReader(deps, request, ['owner', 'sales', 'accounts'])
      const { name = '', style = '', abv = null, colour } = request.query
      const svg = await drawLabelToBe(deps.database, {
        breweryId: brewery.breweryId,
        beerName: name,
        styleCode: style,
        abv,
        colorHex: colour === undefined ? null : `#${colour}`,
      })
      if (svg === null) throw notFound('The brewery')
      return reply.type('image/svg+xml').send(svg)
    },
  )
}
