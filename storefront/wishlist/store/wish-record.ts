import type { WishlistItem } from '../../../shared/api/wishlist-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { SeenBeer } from '../../../shared/wishlist/wishlist-events.ts'

/** A beer on the wishlist (ENT-51). Moments are ISO 8601. */
export type BeerWish = {
  kind: 'beer'
  beerId: string
  title: string
  breweryName: string | null
  imageUrl: string
  /** Empty until the shop is asked about the beer. */
  detailHref: string
  addedAt: string
  teamId: string | null
  teamSlug: string | null
}

const productTypes = ['beer', 'merch', 'digital', 'experience'] as const

/** Anything else that may be saved (ENT-52 to ENT-57). The shop never adds it; a list that has it keeps it. */
type CatalogWish = {
  kind: 'catalog'
  productId: string
  variantId: string | null
  productType: (typeof productTypes)[number]
  title: string
  imageUrl: string
  detailHref: string
  addedAt: string
  priceDisplay: string | null
  priceMinor: number | null
}

export type Wish = BeerWish | CatalogWish

export const isBeer = (wish: Wish): wish is BeerWish => wish.kind === 'beer'

/** The key of a wish; an item is on the list at most once. */
export function wishKey(wish: Wish): string {
  return isBeer(wish) ? `beer:${wish.beerId}` : `catalog:${wish.productId}:${wish.variantId ?? ''}`
}

/** A wish from storage; null for an invalid one. */
export function readWish(stored: unknown): Wish | null {
  if (typeof stored !== 'object' || stored === null) return null
  const field = (name: string): unknown => Reflect.get(stored, name)
  const text = (name: string) => nonEmpty(field(name))
  const shared = {
    imageUrl: text('imageUrl') ?? '',
    detailHref: ownPath(text('detailHref')),
    addedAt: text('addedAt') ?? '',
  }
  const beerId = text('beerId')
  if (field('kind') === 'beer' && beerId !== null) {
    return {
      kind: 'beer',
      beerId: beerId.toLowerCase(),
      title: text('title') ?? 'Beer',
      breweryName: text('breweryName'),
      ...shared,
      teamId: text('teamId'),
      teamSlug: text('teamSlug'),
    }
  }
  const productId = text('productId')
  if (field('kind') !== 'catalog' || productId === null) return null
  const price = field('priceMinor')
  return {
    kind: 'catalog',
    productId,
    variantId: text('variantId'),
    productType: productTypes.find((type) => type === field('productType')) ?? 'merch',
    title: text('title') ?? 'Saved item',
    ...shared,
    priceDisplay: text('priceDisplay'),
    priceMinor: Number.isInteger(price) ? Number(price) : null,
  }
}

/** A beer that was added a moment ago, with what the page showed of it. */
export function newWish(beerId: string, seen: SeenBeer | undefined, addedAt: string): BeerWish {
  return {
    kind: 'beer',
    beerId,
    title: nonEmpty(seen?.name) ?? 'Beer',
    breweryName: nonEmpty(seen?.breweryName),
    imageUrl: seen?.imageUrl ?? '',
    detailHref: seen?.href ?? '',
    addedAt,
    teamId: null,
    teamSlug: null,
  }
}

/** A wish as the server answers it. */
export function wishOf({ beerId, addedAt, beer }: WishlistItem): BeerWish {
  const { team } = beer
  return {
    kind: 'beer',
    beerId,
    title: nonEmpty(beer.name) ?? 'Beer',
    breweryName: nonEmpty(team.name),
    imageUrl: beer.badgeImageUrl ?? beer.badgeIconUrl ?? '',
    detailHref: paths.beer({ brewerySlug: team.slug, style: beer.style, name: beer.name, id: beer.id }),
    addedAt,
    teamId: team.id,
    teamSlug: team.slug,
  }
}

const ownPath = (href: string | null) => (href !== null && /^\/(?![/\\])/.test(href) ? href : '')
const nonEmpty = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)
