import { expect, test } from 'vitest'
import type { Beer } from '../../../shared/api/catalogue-api.ts'
import { wishesToBasket } from './wishes-to-basket.ts'

type Size = [variant: string | null, units: number]
const beer = (name: string, ...sizes: Size[]) =>
  ({
    name,
    team: {},
    containers: sizes.map(([storefrontVariantId, availableUnits]) => ({
      storefrontVariantId,
      availableUnits,
    })),
  }) as unknown as Beer

const shop: Record<string, Beer> = {
  mild: beer('Mild', [null, 9], ['sold-out', 0], ['pin', 2], ['firkin', 9]),
  stout: beer('Stout', ['keg', 0]),
  lost: beer('Lost', [null, 4]),
}

test('one of the first packaging that can be bought is taken; what cannot be bought stays (OPEN-52)', async () => {
  const outcome = await wishesToBasket(['mild', 'stout', 'lost', 'gone', 'far'], async (beerId) => {
    if (beerId === 'far') throw new TypeError('no connection')
    return shop[beerId] ?? null
  })
  expect(outcome).toEqual({
    items: [{ kind: 'variant', itemId: 'pin', groupSlug: null, quantity: 1, title: 'Mild' }],
    beerIds: ['mild'],
    unavailable: ['Stout', 'Lost', 'A beer'],
    unknown: ['far'],
  })
})
