import Type, { type Static } from 'typebox'
import { PublicPriceOffers } from './offers-api.ts'
import { type FacetName, facetNames } from '../catalogue/facet-names.ts'

/**
 * Requests and responses of the public catalogue calls (API-03 to API-25, ENT-01 to ENT-14). The wire says team,
 * variant and upsell; ours are brewery, container and accessory. Money is pence, volumes are millilitres, moments ISO
 * 8601 UTC.
 */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = nullable(Type.String())

export const TeamLocation = Type.Object({ town: Type.String(), country: Type.String() })

/** Every key is always there (ENT-13); null where the brewery is not on that site. */
const TeamSocialLinks = Type.Object({
  twitter: text,
  facebook: text,
  instagram: text,
  youtube: text,
  tiktok: text,
  threads: text,
})

export const Team = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  slug: Type.String(),
  publicSlug: Type.String(),
  logoUrl: text,
  description: Type.String(),
  publicSite: Type.Object({ title: Type.String(), subtitle: Type.String(), showPrices: Type.Boolean() }),
  contact: Type.Object({
    email: text,
    telephone: text,
    website: text,
    soldByDisclaimer: text,
    socialLinks: TeamSocialLinks,
  }),
  awrsUrn: text,
  awrsVerified: Type.Boolean(),
  hasOffLicenceShipping: Type.Boolean(),
  offLicenceApproved: Type.Boolean(),
  location: TeamLocation,
  /** Why it takes no orders, in a sentence; absent while it does. */
  closed: Type.Optional(Type.String()),
})
export type Team = Static<typeof Team>

export const Container = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  type: Type.Enum(['keg', 'cask', 'smallpack', 'universal']),
  volumeMl: nullable(Type.Integer()),
  packSize: Type.Integer(),
  availableUnits: Type.Integer(),
  /** It is sold in multiples of so many; absent is singly. */
  orderMultiple: Type.Optional(Type.Integer()),
  storefrontVariantId: text,
  priceMinor: nullable(Type.Integer()),
  /** Its quantity prices and the offers of today, for everybody; absent without any (OFFER-06). */
  priceOffers: Type.Optional(PublicPriceOffers),
  price: text,
  currencySymbol: Type.String(),
  couplerType: text,
  commerceItemId: text,
  commerceItemSource: Type.Enum(['catalog_variant', 'upsell', 'legacy_beer']),
  commerceSnapshot: nullable(
    Type.Object({
      product: Type.Object({
        title: Type.String(),
        imageUrl: text,
        metadata: Type.Object({ teamName: Type.String() }),
      }),
      variant: Type.Object({ id: text }),
      pricing: Type.Object({ unitPriceMinor: nullable(Type.Integer()), currencySymbol: Type.String() }),
      inventory: Type.Object({ availableUnits: Type.Integer(), maxQuantity: Type.Integer() }),
    }),
  ),
})
export type Container = Static<typeof Container>

export const Beer = Type.Object({
  id: Type.String({ format: 'uuid' }),
  breweryId: Type.String({ format: 'uuid' }),
  name: Type.String(),
  style: Type.String(),
  description: Type.String(),
  tastingNotes: Type.String(),
  ingredients: Type.String(),
  allergens: Type.Array(Type.String()),
  targetAbv: nullable(Type.Number()),
  colorHex: text,
  badgeImageUrl: text,
  badgeIconUrl: text,
  totalAvailable: Type.Integer(),
  lastBatchDate: text,
  containers: Type.Array(Container),
  team: Team,
})
export type Beer = Static<typeof Beer>

export const GalleryImage = Type.Object({
  id: Type.String(),
  imageUrl: Type.String(),
  thumbnailUrl: text,
  iconUrl: text,
  tag: Type.String(),
  caption: Type.String(),
})
export type GalleryImage = Static<typeof GalleryImage>

export const StyleCategory = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  substyles: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
})

export const FacetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() })
export type FacetValue = Static<typeof FacetValue>

/** Facets of a listing, each counted with the other facets' filters applied. */
export const Facets = Type.Partial(
  Type.Object(
    Object.fromEntries(facetNames.map((name) => [name, Type.Array(FacetValue)])) as Record<
      FacetName,
      Type.TArray<typeof FacetValue>
    >,
  ),
)
export type Facets = Static<typeof Facets>

export const BeerList = Type.Object({
  beers: Type.Array(Beer),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  total: Type.Integer(),
  pages: Type.Integer(),
  facets: Facets,
})
export type BeerList = Static<typeof BeerList>
