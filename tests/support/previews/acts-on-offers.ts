import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { brewery, cents, own, sizes } from './acts-on-breweries.ts'
import type { Scenario } from './preview-world.ts'

/** Quantity prices and offers of a brewery. */
export const offerScenarios = new Map<string, Scenario>([
  [
    'PUT /api/sell/:brewery/prices/:container/quantity-prices',
    own(async (world) =>
      (await sizes(world)).map(({ id }) => {
        const priceMinor = world.any(cents)
        return {
          params: { brewery, container: id! },
          body: { steps: [{ fromUnits: 6, priceMinor }], floorMinor: world.any(cents) },
        }
      }),
    ),
  ],
  [
    'PUT /api/sell/:brewery/offers/:offer',
    own(async (world) => {
      const mixed = { fromUnits: 10, percentOff: 500, priceMinor: null, fromDay: null, untilDay: null }
      const offer = {
        ...mixed,
        name: 'Any ten',
        unitLimit: null,
        sizes: (await sizes(world)).map(({ id }) => id!),
      }
      return [{ params: { brewery, offer: world.any(fc.uuid()) }, body: offer }]
    }),
  ],
  [
    'DELETE /api/sell/:brewery/offers/:offer',
    own(async (world) =>
      (
        await world.rows(
          sql`select o.id from offers o join breweries b on b.id = o.brewery_id where b.slug = ${brewery} limit 1`,
        )
      ).map(({ id }) => ({ params: { brewery, offer: id! } })),
    ),
  ],
])
