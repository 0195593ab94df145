import { eq } from 'drizzle-orm'
import type { CartItem, MergedLine } from '../../../shared/api/basket-api.ts'
import { accessories } from '../../../server/catalogue/accessories/accessory-tables.ts'
import { containers } from '../../../server/catalogue/beers/catalogue-tables.ts'
import { openAccountShop } from './account-shop.ts'
import { buildAccessory, buildBeer, buildBrewery, buildContainer, buildGroup } from '../builders/builders.ts'

type Headers = Record<string, string>
type Item = { kind: string; variantId?: string; upsellId?: string }

/** The whole shop with calls of the cart, and hands to change what is in stock. */
export async function openBasketShop(options: Parameters<typeof openAccountShop>[0] = { lasts: 'file' }) {
  const shop = await openAccountShop({ logLevel: 'warn', ...options })
  const { database } = shop.connection
  const brewery = await buildBrewery(database)

  return {
    ...shop,
    /** A container of the shop's one brewery that can be ordered, named as the cart names it. */
    variant: async (overrides: Parameters<typeof buildContainer>[1] = {}) => {
      const beerId = overrides.beerId ?? (await buildBeer(database, { breweryId: brewery.id })).id
      const { storefrontVariantId } = await buildContainer(database, { ...overrides, beerId })
      return { kind: 'variant', variantId: storefrontVariantId! }
    },
    /** A group that takes the beer of that brewery. */
    group: (overrides: Parameters<typeof buildGroup>[1] = {}) =>
      buildGroup(database, { breweryIds: [brewery.id], ...overrides }),
    upsell: async (overrides: Parameters<typeof buildAccessory>[1] = {}) => {
      const { id } = await buildAccessory(database, overrides)
      return { kind: 'upsell', upsellId: id }
    },
    /** Sets price or stock of what is in stock. */
    change: async (item: Item, { priceMinor, stock }: { priceMinor?: number | null; stock?: number }) => {
      if (item.variantId)
        await database
          .update(containers)
          .set({ priceMinor, availableUnits: stock })
          .where(eq(containers.storefrontVariantId, item.variantId))
      else
        await database
          .update(accessories)
          .set({ priceMinor, currentStock: stock })
          .where(eq(accessories.id, item.upsellId ?? ''))
    },
    add: (body: object, headers?: Headers) => shop.post('/api/cart/items', body, headers),
    patch: (id: string | null, quantity: unknown, headers?: Headers) =>
      shop.call('PATCH', `/api/cart/items/${id}`, { quantity }, headers),
    remove: (id: string | null, headers?: Headers) =>
      shop.call('DELETE', `/api/cart/items/${id}`, undefined, headers),
    acknowledge: (body: object, headers?: Headers) => shop.post('/api/cart/acknowledge-price', body, headers),
    items: async (headers?: Headers): Promise<CartItem[]> =>
      (await shop.get('/api/cart', headers)).json().items,
    merge: async (lines: object[], key: string, headers: Headers): Promise<MergedLine[]> =>
      (await shop.post('/api/cart/merge', { lines }, { 'idempotency-key': key, ...headers })).json().lines,
  }
}
