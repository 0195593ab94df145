import { depositKinds } from '../deposits/deposit-kinds.ts'
import Type, { type Static } from 'typebox'
import { closureReasons } from '../standing/seller-closure.ts'
import { basketLineLimit } from '../limits/limits.ts'
import { Duty } from './duty-api.ts'
import { PriceReason } from './offers-api.ts'

/**
 * Calls of the basket (CAPI-01 to CAPI-15, C-42, C-45, C-46, C-52). The wire says variant and upsell; ours are
 * container and accessory. Money is pence without VAT, volumes are millilitres, moments ISO 8601 UTC.
 */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const maybe = <T extends Type.TSchema>(schema: T) => Type.Optional(nullable(schema))
const text = nullable(Type.String())
const pence = nullable(Type.Integer())
const Id = Type.String({ maxLength: 100 })
const Kind = Type.Enum(['variant', 'upsell', 'accessory'])

/** An item, how much of it, and for which basket. A group is named by its slug or its id; the slug decides. */
const wanted = {
  kind: Type.Optional(Kind),
  variantId: maybe(Id),
  upsellId: maybe(Id),
  quantity: Type.Number(),
  groupId: maybe(Id),
  groupSlug: maybe(Id),
  /** Taken, and not believed: the shop knows what its groups are called. */
  groupName: maybe(Type.String({ maxLength: 200 })),
}

/** POST /api/cart/items. replaceQuantity true sets the quantity, otherwise it is added (OPEN-49). */
export const NewCartItem = Type.Object({ ...wanted, replaceQuantity: maybe(Type.Boolean()) }, exact)
export type NewCartItem = Static<typeof NewCartItem>

export const QuantityChange = Type.Object({ quantity: Type.Number() }, exact)

/** One line, or several under either name (C-42). */
export const Acknowledgement = Type.Object(
  {
    itemId: Type.Optional(Id),
    itemIds: Type.Optional(Type.Array(Id, { maxItems: basketLineLimit })),
    cartItemIds: Type.Optional(Type.Array(Id, { maxItems: basketLineLimit })),
  },
  exact,
)
export type Acknowledgement = Static<typeof Acknowledgement>

/** A line of a basket that is stored in the browser. */
const StoredLine = Type.Object(
  {
    ...wanted,
    /** The price the buyer last saw, to learn of a change. */
    baselinePriceMinor: maybe(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  },
  exact,
)
export type StoredLine = Static<typeof StoredLine>
/** POST /public/basket/quote and POST /api/cart/merge. */
export const StoredLines = Type.Object(
  { lines: Type.Array(StoredLine, { maxItems: basketLineLimit }) },
  exact,
)

const Group = Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() })

/** How the item was when the line began (ENT-47, ENT-49). */
const CommerceSnapshot = Type.Object({
  product: Type.Object({
    title: Type.String(),
    imageUrl: Type.String(),
    metadata: Type.Object({ teamName: text }),
  }),
  variant: Type.Optional(Type.Object({ id: Type.String() })),
  upsell: Type.Optional(
    Type.Object({
      id: Type.String(),
      images: Type.Array(
        Type.Object({ url: Type.String(), iconUrl: Type.String(), isDefault: Type.Boolean() }),
      ),
    }),
  ),
  pricing: Type.Object({ unitPriceMinor: pence, currencySymbol: Type.String() }),
  inventory: Type.Object({ availableUnits: Type.Integer(), maxQuantity: Type.Integer() }),
})

/** A line of a basket (ENT-43 to ENT-47). */
export const CartItem = Type.Object({
  itemKey: Type.String(),
  kind: Type.Enum(['variant', 'upsell']),
  /** Null for a line the server does not keep. */
  cartItemId: text,
  beerId: Type.Optional(Type.String()),
  variantId: Type.Optional(Type.String()),
  upsellId: Type.Optional(Type.String()),
  quantity: Type.Integer(),
  /** 0 is sold out online, or without a price. */
  maxQuantity: Type.Integer(),
  /** It is sold in multiples of so many (PRICE-06); absent is singly. */
  orderMultiple: Type.Optional(Type.Integer()),
  title: Type.String(),
  variantLabel: text,
  description: Type.String(),
  breweryName: text,
  imageUrl: Type.String(),
  detailHref: Type.String(),
  /** As it is now; null is a price that only the brewery tells, and such a line cannot be ordered. */
  priceDisplay: text,
  priceMinor: pence,
  /** The price without quantity prices and mixed offers, to which the baseline compares; absent where it is the price. */
  plainPriceMinor: Type.Optional(Type.Integer()),
  /** Where the price comes from; absent of a base price. */
  priceReason: Type.Optional(PriceReason),
  /** The reason in words, and what the next step would save (OFFER-05). */
  priceNote: Type.Optional(Type.String()),
  /** What to say of a price from a list of the client's (PRICE-02); absent where it is everybody's. */
  yourPrice: Type.Optional(Type.String()),
  currencySymbol: Type.String(),
  stockLabel: Type.String(),
  volumeMl: nullable(Type.Integer()),
  couplerType: text,
  /** In hundredths of a percent, where its seller charges another rate than the standard one; 0 is none. */
  vatRate: Type.Optional(Type.Integer()),
  /** Absent where the brewery states none. */
  duty: Type.Optional(Duty),
  /** For the containers of one, in words and in pence without VAT; absent where none is asked. A scheme's is outside the scope of VAT. */
  deposit: Type.Optional(
    Type.Object({
      text: Type.String(),
      netMinor: Type.Integer(),
      kind: Type.Optional(Type.Enum([...depositKinds])),
    }),
  ),
  /** Why its brewery takes no orders; absent while it does. Such a line cannot be ordered. */
  closure: Type.Optional(Type.Object({ reason: Type.Enum([...closureReasons]), text: Type.String() })),
  teamId: text,
  teamSlug: text,
  commerceItemId: Type.String(),
  commerceItemSource: Type.Enum(['catalog_variant', 'upsell']),
  commerceSnapshot: CommerceSnapshot,
  group: nullable(Group),
  addedAt: text,
  /** What the buyer last took, and the difference to it since. */
  baselinePriceMinor: pence,
  priceChangeMinor: Type.Integer(),
  priceAcknowledgedAt: text,
})
export type CartItem = Static<typeof CartItem>

const summary = {
  subtotalMinor: Type.Integer(),
  taxTotalMinor: Type.Integer(),
  totalMinor: Type.Integer(),
  itemCount: Type.Integer(),
  priceAlerts: Type.Integer(),
}
/** Sums of the regular basket, and of each group's (ENT-50). */
const sums = {
  regularSummary: Type.Object(summary),
  groupSummaries: Type.Array(
    Type.Object({ groupId: Type.String(), groupSlug: Type.String(), groupName: Type.String(), ...summary }),
  ),
}

/** GET /api/cart. */
export const Cart = Type.Object({ items: Type.Array(CartItem), ...sums })
export type Cart = Static<typeof Cart>

/** Why a line was not taken. */
const Refusal = Type.Enum([
  'bad_quantity',
  'unknown_item',
  'unknown_group',
  'not_in_group',
  'price_unknown',
  'sold_out',
  'basket_full',
  ...closureReasons,
])

/** `line` counts the lines that were sent, from 0. */
export const BasketQuote = Type.Object({
  ...Cart.properties,
  refused: Type.Array(Type.Object({ line: Type.Integer(), reason: Refusal })),
})
export type BasketQuote = Static<typeof BasketQuote>

/** What became of one line at a merge. */
const MergedLine = Type.Object({
  /** Which of the lines that were sent, from 0; null for one of the anonymous cart. */
  line: nullable(Type.Integer()),
  /** Null where no one knows the item or its group. */
  itemKey: text,
  title: text,
  outcome: Type.Enum(['added', 'merged', 'refused']),
  reason: nullable(Refusal),
  /** Units that were to be added, and those the line holds now. */
  quantity: Type.Integer(),
  cartQuantity: Type.Integer(),
  /** The stock was less than the sum. */
  capped: Type.Boolean(),
  /** Pence per unit since the buyer last saw the price. */
  priceChangeMinor: Type.Integer(),
})
export type MergedLine = Static<typeof MergedLine>
export const CartMerge = Type.Object({ lines: Type.Array(MergedLine) })
export type CartMerge = Static<typeof CartMerge>
