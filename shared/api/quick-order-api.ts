import Type, { type Static } from 'typebox'
import { quickOrderTextLength } from '../limits/limits.ts'

/** POST /public/quick-order: an order as people write it, or a CSV; the answer is what was understood, nothing is stored. */
export const QuickOrderText = Type.Object(
  { text: Type.String({ maxLength: quickOrderTextLength }) },
  { additionalProperties: false },
)

/** A size that can be ordered online; of an accessory the accessory itself. Money is pence without VAT, null where the brewery has to be asked. */
const OrderSize = Type.Object({
  variantId: Type.String(),
  label: Type.String(),
  priceMinor: Type.Union([Type.Integer(), Type.Null()]),
  /** In hundredths of a percent, where its seller charges another rate than the standard one; 0 is none. */
  vatRate: Type.Optional(Type.Integer()),
  /** What to say of a price from a list of the client's (PRICE-02); absent where it is everybody's. */
  yourPrice: Type.Optional(Type.String()),
  /** The lowest quantity price, 'from £88.00 for 12+'; absent without one. */
  fromText: Type.Optional(Type.String()),
  /** 0 is sold out, without a price, or of a brewery that takes no orders. */
  maxQuantity: Type.Integer(),
  /** It is sold in multiples of so many; absent is singly. */
  orderMultiple: Type.Optional(Type.Integer()),
})
export type OrderSize = Static<typeof OrderSize>

/** A beer, or an accessory, which has one size and neither brewery nor style. */
const OrderItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  breweryId: Type.Union([Type.String(), Type.Null()]),
  breweryName: Type.String(),
  style: Type.String(),
  href: Type.String(),
  imageUrl: Type.String(),
  /** Why its brewery takes no orders; absent while it does. */
  closed: Type.Optional(Type.String()),
  sizes: Type.Array(OrderSize),
})
export type OrderItem = Static<typeof OrderItem>

const OrderRow = Type.Object({
  /** As written, and on which line of the text, from 1. */
  text: Type.String(),
  lineNumber: Type.Integer(),
  /** `note` asks for nothing; `sure` fits in every word; `unsure` is the best of several; `nothing` was found. */
  state: Type.Enum(['sure', 'unsure', 'nothing', 'note']),
  /** 0 while there is a question. */
  quantity: Type.Integer(),
  /** Answered before the row counts: how many, or whether it orders anything (PRICE-07). */
  question: Type.Union([Type.Enum(['quantity', 'meaning']), Type.Null()]),
  /** Whether `items` are beers or accessories: a row offers one or the other. */
  kind: Type.Enum(['variant', 'upsell']),
  /** What was understood: '2 × 9 gallon cask', 'towpath bitter'. */
  understood: Type.Object({ container: Type.String(), name: Type.String() }),
  /** The variant or accessory of the best match; null where nothing was found. */
  chosen: Type.Union([Type.String(), Type.Null()]),
  /** Why this size was chosen of several, in words for the buyer; absent where nothing had to be chosen. */
  why: Type.Optional(Type.String()),
  /** The best match first. */
  items: Type.Array(OrderItem),
})
export type MatchedRow = Static<typeof OrderRow>

export const QuickOrder = Type.Object({
  rows: Type.Array(OrderRow),
  /** Groups that any of the breweries deliver with; a group's basket takes beers of its breweries only. */
  groups: Type.Array(
    Type.Object({ slug: Type.String(), name: Type.String(), breweryIds: Type.Array(Type.String()) }),
  ),
  /** Rows beyond the most that one call looks up. */
  leftOut: Type.Integer(),
})
export type QuickOrder = Static<typeof QuickOrder>
