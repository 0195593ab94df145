import Type, { type Static } from 'typebox'
import { mostQuantityPrices } from '../prices/public-offers.ts'

/**
 * Quantity prices and offers (OFFER-01 to OFFER-08). Money is pence without VAT, percentages are hundredths of a percent,
 * days are of London, with the last day included.
 */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Uuid = Type.String({ format: 'uuid', maxLength: 36 })
const Price = Type.Integer({ minimum: 1, maximum: 10_000_000 })
const Day = Type.String({ format: 'date', maxLength: 10 })

/** Offers that a brewery may have, over or to come, and sizes of one. */
export const mostOffers = 100
export const mostOfferSizes = 200

const QuantityPrice = Type.Object(
  { fromUnits: Type.Integer({ minimum: 2, maximum: 1000 }), priceMinor: Price },
  exact,
)

const publicOffer = {
  id: Type.String(),
  name: Type.String(),
  /** Units of all sizes of the offer in one order; 1 is any order. */
  fromUnits: Type.Integer(),
  percentOff: nullable(Type.Integer()),
  priceMinor: nullable(Type.Integer()),
  untilDay: nullable(Type.String()),
}

/** Of a size, for everybody; absent without any. */
export const PublicPriceOffers = Type.Object({
  steps: Type.Array(Type.Object({ fromUnits: Type.Integer(), priceMinor: Type.Integer() })),
  offers: Type.Array(Type.Object({ ...publicOffer, isLimited: Type.Boolean() })),
})

/** Where a price came from; a base price has none. */
export const PriceReason = Type.Union([
  Type.Object({ kind: Type.Literal('list') }),
  Type.Object({ kind: Type.Literal('quantity'), fromUnits: Type.Integer() }),
  Type.Object({
    kind: Type.Literal('mixed'),
    offerId: Type.String(),
    name: Type.String(),
    fromUnits: Type.Integer(),
  }),
  Type.Object({ kind: Type.Literal('dated'), offerId: Type.String(), name: Type.String() }),
])

/** PUT /api/sell/{brewery}/prices/{container}/quantity-prices: all of a size, and the brewery's own floor price. */
export const QuantityPricesToSave = Type.Object(
  { steps: Type.Array(QuantityPrice, { maxItems: mostQuantityPrices }), floorMinor: nullable(Price) },
  exact,
)
export type QuantityPricesToSave = Static<typeof QuantityPricesToSave>

/** PUT /api/sell/{brewery}/offers/{offer}: the whole offer, under an id that its author chose. */
export const OfferToSave = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    fromUnits: Type.Integer({ minimum: 1, maximum: 1000 }),
    percentOff: nullable(Type.Integer({ minimum: 1, maximum: 10_000 })),
    priceMinor: nullable(Price),
    fromDay: nullable(Day),
    untilDay: nullable(Day),
    unitLimit: nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
    sizes: Type.Array(Uuid, { maxItems: mostOfferSizes }),
  },
  exact,
)
export type OfferToSave = Static<typeof OfferToSave>

const Size = Type.Object({
  containerId: Type.String(),
  title: Type.String(),
  priceMinor: nullable(Type.Integer()),
})

/** The offers of a brewery, and its sizes that have quantity prices or a floor price. */
export const SellingOffers = Type.Object({
  quantityPrices: Type.Array(
    Type.Object({
      ...Size.properties,
      steps: PublicPriceOffers.properties.steps,
      floorMinor: nullable(Type.Integer()),
    }),
  ),
  offers: Type.Array(
    Type.Object({
      ...publicOffer,
      fromDay: nullable(Type.String()),
      unitLimit: nullable(Type.Integer()),
      /** Units of placed orders that were not given up. */
      unitsTaken: Type.Integer(),
      sizes: Type.Array(Size),
    }),
  ),
})
export type SellingOffers = Static<typeof SellingOffers>
