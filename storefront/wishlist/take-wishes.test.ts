import { expect, test } from 'vitest'
import type { Beer } from '../../shared/api/catalogue.ts'
import { takeWishes } from './take-wishes.ts'

type Size = [variant: string | null, units: number]
const beer = (name: string, ...sizes: Size[]) =>
  ({
    name,
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

test('OPEN-52 one of the first packaging that can be bought is taken; what cannot be bought stays', async () => {
  const outcome = await takeWishes(['mild', 'stout', 'lost', 'gone', 'far'], async (beerId) => {
    if (beerId === 'far') throw new TypeError('no connection')
    return shop[beerId] ?? null
  })
  expect(outcome).toEqual({
    items: [{ kind: 'variant', itemId: 'pin', groupSlug: null, quantity: 1, title: 'Mild' }],
    taken: ['mild'],
    unavailable: ['Stout', 'Lost', 'A beer'],
    unknown: ['far'],
  })
})
