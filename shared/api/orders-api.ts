import Type, { type Static } from 'typebox'
import { CreditStanding } from './credit-api.ts'
import { closureReasons } from '../standing/seller-closure.ts'
import { orderStates, orderVerbs, paymentStates } from '../orders/order-states.ts'
import { shippingOptions } from '../orders/shipping-options.ts'
import { Duty } from './duty-api.ts'

/**
 * Calls of orders (C-44). Money is pence without VAT unless the name says total or vat, rates are hundredths
 * of a percent, moments ISO 8601 UTC. The wire says team, variant and upsell.
 */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = nullable(Type.String())
const Time = Type.String({ format: 'date-time' })
const pence = Type.Integer()
const typed = Type.Optional(nullable(Type.String({ maxLength: 500 })))

/** Every field may be missing: the answer then names each of them, as the page does (shared/checkout/checkout-details.ts). */
const place = {
  firstname: typed,
  lastname: typed,
  streetaddress: typed,
  apartment: typed,
  towncity: typed,
  postcode: typed,
}

const paymentMethods = ['card', 'invoice'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** POST /api/orders: what is ordered are the lines of the client's cart, the regular ones or those of one group. */
export const NewOrder = Type.Object(
  {
    groupId: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    contact: Type.Optional(Type.Object({ ...place, email: typed, phone: typed }, exact)),
    shipTo: Type.Optional(nullable(Type.Object(place, exact))),
    /** By brewery; delivery where none is named. */
    shipping: Type.Optional(
      Type.Array(
        Type.Object(
          { teamId: Type.String({ maxLength: 100 }), option: Type.Enum([...shippingOptions]) },
          exact,
        ),
        { maxItems: 300 },
      ),
    ),
    payment: Type.Enum([...paymentMethods]),
    /** The total the buyer saw: another one is refused instead of placed. */
    expectedTotalMinor: Type.Optional(pence),
  },
  exact,
)
export type NewOrder = Static<typeof NewOrder>

/** Why a line of the basket cannot be ordered as it stands. */
export const BasketDifference = Type.Object({
  itemKey: Type.String(),
  title: Type.String(),
  variantLabel: text,
  reason: Type.Enum([
    'price_changed',
    'sold_out',
    'fewer_left',
    'price_unknown',
    'not_in_group',
    'too_large',
    'not_a_multiple',
    ...closureReasons,
  ]),
  quantity: Type.Integer(),
  /** How many are left; of a line that breaks its multiple, how many of it can be ordered. */
  availableUnits: Type.Integer(),
  /** It is sold in multiples of so many; absent is singly. */
  orderMultiple: Type.Optional(Type.Integer()),
  baselinePriceMinor: nullable(pence),
  priceMinor: nullable(pence),
})
export type BasketDifference = Static<typeof BasketDifference>

const sums = {
  goodsMinor: pence,
  shippingMinor: pence,
  vatByRate: Type.Array(Type.Object({ vatRate: Type.Integer(), netMinor: pence, vatMinor: pence })),
  vatMinor: pence,
  totalMinor: pence,
}
const State = Type.Enum([...orderStates])

export const OrderLine = Type.Object({
  kind: Type.Enum(['variant', 'upsell']),
  itemId: Type.String(),
  title: Type.String(),
  variantLabel: text,
  volumeMl: nullable(Type.Integer()),
  imageUrl: Type.String(),
  detailHref: Type.String(),
  unitPriceMinor: pence,
  vatRate: Type.Integer(),
  /** In the price of one, as it was shown when the order was placed. */
  duty: nullable(Duty),
  quantityOrdered: Type.Integer(),
  /** Less than was ordered where the brewery adjusted it. */
  quantity: Type.Integer(),
  netMinor: pence,
})
export type OrderLine = Static<typeof OrderLine>

/** What a part was promised when it was placed: changed terms touch no order (DELV-07). */
const ConsignmentDelivery = Type.Object({
  kind: Type.Enum(['own_van', 'carrier', 'collection']),
  /** Of the sender's delivery terms; 0 is Dray's usual ones. */
  version: Type.Integer(),
  /** Without VAT. */
  chargeMinor: pence,
  /** Days 'YYYY-MM-DD'; null of what is collected. */
  promisedFrom: text,
  promisedTo: text,
})
export type ConsignmentDelivery = Static<typeof ConsignmentDelivery>

export const OrderConsignment = Type.Object({
  id: Type.String(),
  /** Null for accessories, which Dray sends itself. */
  team: nullable(Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() })),
  state: State,
  shippingOption: Type.Enum([...shippingOptions]),
  shippingLabel: Type.String(),
  tracking: text,
  /** Absent of what rides on a pallet, and of orders from before delivery terms. */
  delivery: Type.Optional(ConsignmentDelivery),
  lines: Type.Array(OrderLine),
  ...sums,
})
export type OrderConsignment = Static<typeof OrderConsignment>

const Place = Type.Object({
  firstname: Type.String(),
  lastname: Type.String(),
  streetaddress: Type.String(),
  apartment: text,
  towncity: Type.String(),
  postcode: Type.String(),
})

/** POST /api/orders/{number}/cancellation: one part of the order, or all that no brewery has begun with. */
export const OrderCancellation = Type.Object(
  { consignmentId: Type.Optional(nullable(Type.String({ maxLength: 100 }))) },
  exact,
)

/** The one pallet of a group's order, or the few it takes. */
export const OrderPallet = Type.Object({
  tariffDate: Type.String(),
  zone: Type.String(),
  chargeMinor: pence,
  separateMinor: nullable(pence),
  /** The day its run leaves, 'YYYY-MM-DD'; null or absent where the group had no runs when it was ordered. */
  leavesOn: Type.Optional(nullable(Type.String())),
  pallets: Type.Array(
    Type.Object({
      step: Type.String(),
      weightG: Type.Integer(),
      heightMm: Type.Integer(),
      chargeMinor: pence,
    }),
  ),
})
export type OrderPallet = Static<typeof OrderPallet>

export const Order = Type.Object({
  number: Type.String(),
  state: State,
  placedAt: Time,
  paidAt: nullable(Time),
  payment: Type.Object({
    method: Type.Enum([...paymentMethods]),
    state: Type.Enum([...paymentStates]),
    /** Until when an unpaid order waits for its payment. */
    reservedUntil: nullable(Time),
    /** Whether its stock is held until then; where it is not, it is held when the card is submitted. */
    held: Type.Boolean(),
    /** Why the last attempt failed, in words for people. */
    reason: text,
    refundedMinor: pence,
  }),
  group: nullable(Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() })),
  contact: nullable(Type.Object({ ...Place.properties, email: Type.String(), phone: Type.String() })),
  shipTo: nullable(Place),
  consignments: Type.Array(OrderConsignment),
  pallet: nullable(OrderPallet),
  history: Type.Array(
    Type.Object({
      at: Time,
      what: Type.Enum(['place', 'pay', 'lapse', ...orderVerbs]),
      teamName: text,
      note: text,
    }),
  ),
  ...sums,
})
export type Order = Static<typeof Order>

export const OrderSummary = Type.Object({
  number: Type.String(),
  state: State,
  paymentState: Type.Enum([...paymentStates]),
  placedAt: Time,
  groupName: text,
  itemCount: Type.Integer(),
  totalMinor: pence,
  consignments: Type.Array(Type.Object({ teamName: text, state: State, totalMinor: pence })),
})
export type OrderSummary = Static<typeof OrderSummary>

/** GET /api/orders. */
export const OrderList = Type.Object({
  orders: Type.Array(OrderSummary),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  total: Type.Integer(),
  pages: Type.Integer(),
})
export type OrderList = Static<typeof OrderList>

const paymentProviders = ['sandbox', 'stripe'] as const
/** Who takes the cards of this shop. */
export type PaymentProviderName = (typeof paymentProviders)[number]

/** GET /api/orders/payment-methods: what this client may pay with. */
export const PaymentMethods = Type.Object({
  methods: Type.Array(Type.Enum([...paymentMethods])),
  provider: Type.Enum([...paymentProviders]),
  /** No money moves: the page says so. */
  isTestMode: Type.Boolean(),
  /** What Stripe's part of the page is opened with; null in the sandbox. */
  publishableKey: text,
  /** What may be ordered on account; null without a credit account. */
  credit: Type.Union([CreditStanding, Type.Null()]),
  /** A sentence about it for the checkout. */
  creditText: text,
})

/** POST /api/orders/{number}/payment: a token of the provider, never a card's number. */
export const PaymentAttempt = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }, exact)

/** POST /api/orders/{number}/payment/secret: what the provider's part of the page goes on with while the bank asks. */
export const PaymentSecret = Type.Object({ clientSecret: text })
export type PaymentSecret = Static<typeof PaymentSecret>

/** GET /api/orders/{number}/reorder: what `dray:basket-add` takes, and what is different now. */
export const Reorder = Type.Object({
  items: Type.Array(
    Type.Object({
      kind: Type.Enum(['variant', 'upsell']),
      itemId: Type.String(),
      groupSlug: text,
      quantity: Type.Integer(),
    }),
  ),
  changes: Type.Array(
    Type.Object({
      title: Type.String(),
      variantLabel: text,
      reason: Type.Enum([
        'price_changed',
        'price_unknown',
        'sold_out',
        'fewer_left',
        'gone',
        'group_gone',
        ...closureReasons,
      ]),
      quantityOrdered: Type.Integer(),
      quantity: Type.Integer(),
      priceWasMinor: pence,
      priceMinor: nullable(pence),
    }),
  ),
})
export type Reorder = Static<typeof Reorder>
