import { priceViews } from './list-views.ts'
import Type, { type Static } from 'typebox'
import { Duty } from './duty-api.ts'
import { listOf } from './list-api.ts'
import { SiteBusiness } from './selling-api.ts'

/**
 * A brewery's prices and its price lists for some pubs (PRICE-02, SELL-28). Money is pence without VAT, percentages
 * are hundredths of a percent, days are of London.
 */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Uuid = Type.String({ format: 'uuid', maxLength: 36 })
const Price = Type.Integer({ minimum: 0, maximum: 10_000_000 })
const Day = Type.String({ format: 'date', maxLength: 10 })
const percentOff = Type.Integer({ minimum: 0, maximum: 10_000 })

export const mostPriceLists = 50
export const mostListMembers = 500
export const mostSinglePrices = 500

export type PriceView = (typeof priceViews)[number]

export const PriceRow = Type.Object({
  containerId: Type.String(),
  externalId: Type.String(),
  beer: Type.String(),
  /** The size as the shop shows it, with the coupler of a keg: '30L Keg · S-Type'. */
  container: Type.String(),
  isOnline: Type.Boolean(),
  orderMultiple: Type.Integer(),
  /** Null is 'Contact for pricing'. */
  priceMinor: nullable(Type.Integer()),
  /** The next price, and from which day. */
  next: nullable(Type.Object({ priceMinor: nullable(Type.Integer()), fromDay: Type.String() })),
})
export type PriceRow = Static<typeof PriceRow>
export const PriceList = listOf(PriceRow, priceViews)
export type PriceList = Static<typeof PriceList>

/** POST /api/sell/{brewery}/prices. */
export const PriceToSet = Type.Object({ containerId: Uuid, priceMinor: nullable(Price), fromDay: Day }, exact)

export const PriceHistory = Type.Object({
  rows: Type.Array(
    Type.Object({ priceMinor: nullable(Type.Integer()), fromDay: Type.String(), setBy: Type.String() }),
  ),
})
export type PriceHistory = Static<typeof PriceHistory>

/** Sizes that the sheet has, and that one call saves, at the most. */
export const mostSheetRows = 1000
export const mostSheetChanges = 500

export const SheetRow = Type.Object({
  containerId: Type.String(),
  beerId: Type.String(),
  beer: Type.String(),
  container: Type.String(),
  volumeMl: nullable(Type.Integer()),
  packSize: Type.Integer(),
  isOnline: Type.Boolean(),
  orderMultiple: Type.Integer(),
  priceMinor: nullable(Type.Integer()),
  /** Prices of later days, at most ten. */
  coming: Type.Array(Type.Object({ priceMinor: nullable(Type.Integer()), fromDay: Type.String() })),
  /** The duty in its price, where its brewery states a rate or an amount. */
  duty: nullable(Duty),
  onHand: Type.Integer(),
  sellable: Type.Integer(),
})
export type SheetRow = Static<typeof SheetRow>
/** GET /api/sell/{brewery}/sheet: the sizes by beer; `total` counts those beyond the most, too. */
export const Sheet = Type.Object({ rows: Type.Array(SheetRow), total: Type.Integer() })
export type Sheet = Static<typeof Sheet>

/** POST /api/sell/{brewery}/sheet: new prices from a day on, and counts of now. */
export const SheetToSave = Type.Object(
  {
    fromDay: Day,
    prices: Type.Array(Type.Object({ containerId: Uuid, priceMinor: nullable(Price) }, exact), {
      maxItems: mostSheetChanges,
    }),
    counts: Type.Array(
      Type.Object({ containerId: Uuid, units: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }, exact),
      { maxItems: mostSheetChanges },
    ),
  },
  exact,
)
export type SheetToSave = Static<typeof SheetToSave>

/** PUT /api/sell/{brewery}/price-lists/{list}: the whole list, under an id that its author chose. */
export const ClientListToSave = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    percentOff,
    /** Pubs that bought, or those of an address with an approved trade account. */
    members: Type.Array(
      Type.Union([
        Type.Object({ pub: Uuid }, exact),
        Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }) }, exact),
      ]),
      { maxItems: mostListMembers },
    ),
    /**
     * Businesses that are on it with all their sites, those added later included; a site's own list counts before it.
     * Left out: as they are.
     */
    businesses: Type.Optional(Type.Array(Uuid, { maxItems: mostListMembers })),
    prices: Type.Array(Type.Object({ containerId: Uuid, priceMinor: Price }, exact), {
      maxItems: mostSinglePrices,
    }),
  },
  exact,
)
export type ClientListToSave = Static<typeof ClientListToSave>

export const ClientList = Type.Object({
  id: Type.String(),
  name: Type.String(),
  percentOff: Type.Integer(),
  members: Type.Array(
    Type.Object({
      pub: Type.String(),
      name: Type.String(),
      /** The business of several sites that the pub is one of. */
      partOf: nullable(SiteBusiness),
    }),
  ),
  /** On it with all their sites, unless a site is on another list itself. */
  businesses: Type.Array(SiteBusiness),
  prices: Type.Array(
    Type.Object({ containerId: Type.String(), title: Type.String(), priceMinor: Type.Integer() }),
  ),
})
export type ClientList = Static<typeof ClientList>
export const ClientLists = Type.Object({ lists: Type.Array(ClientList) })
export type ClientLists = Static<typeof ClientLists>

/** What a pub would pay for a container on a day. */
export const PubsPrice = Type.Object({
  /** Null where the container has no price then, or the brewery shows none. */
  priceMinor: nullable(Type.Integer()),
  basePriceMinor: nullable(Type.Integer()),
  /** The list that the pub is on; null for none. */
  list: nullable(Type.String()),
  /** The dated offer that the price is of; null for none. */
  offer: nullable(Type.String()),
})
export type PubsPrice = Static<typeof PubsPrice>
