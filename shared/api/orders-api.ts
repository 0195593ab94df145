import Type, { type Static } from 'typebox'
import { CreditStanding } from './credit-api.ts'
import { historyVerbs, stepCauses } from '../orders/order-history.ts'
import { orderStates, paymentStates } from '../orders/order-states.ts'
import { orderRoles, orderVerbs } from '../orders/order-steps.ts'
import { closureReasons } from '../standing/seller-closure.ts'
import { shippingOptions } from '../orders/shipping-options.ts'
import { standingWishes } from '../orders/standing-wish.ts'
import { Duty } from './duty-api.ts'
import { PriceReason } from './offers-api.ts'
import { StoredHandover, TypedHandover } from './handover-api.ts'

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

export const paymentMethods = ['card', 'invoice'] as const
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
    /** For this order; the account's wish where none is named. */
    wish: Type.Optional(Type.Enum([...standingWishes])),
    handover: Type.Optional(TypedHandover),
    /** The total the buyer saw: another one is refused instead of placed. */
    expectedTotalMinor: Type.Optional(pence),
    /** The day, 'YYYY-MM-DD', of the group's run that the buyer saw, null for none: another run is refused in the same way. */
    expectedRunDay: Type.Optional(nullable(Type.String({ maxLength: 10 }))),
  },
  exact,
)
export type NewOrder = Static<typeof NewOrder>

/** Why a line of the basket cannot be ordered as it is. */
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
  /** Deposits on containers that come back, without VAT (EMPT-05). */
  depositsMinor: pence,
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
  /** What others paid then, where a price list of the buyer's said less (PRICE-02). */
  basePriceMinor: nullable(pence),
  /** Where the price came from when it was placed (OFFER-07); null of a base price. */
  priceReason: nullable(PriceReason),
  vatRate: Type.Integer(),
  /** In the price of one, as it was shown when the order was placed. */
  duty: nullable(Duty),
  quantityOrdered: Type.Integer(),
  /** Less than was ordered where both sides agreed on less. */
  quantity: Type.Integer(),
  /** Of these, the units that have left the brewery. */
  quantitySent: Type.Integer(),
  /** The place, from 0, of the line that this one replaces; null for what was ordered. */
  replacesPosition: nullable(Type.Integer()),
  netMinor: pence,
})
export type OrderLine = Static<typeof OrderLine>

const Day = Type.String({ format: 'date' })

/** A line of a proposal; lines are named by their place from 0. */
const ProposalLine = Type.Object({
  position: Type.Integer(),
  units: Type.Integer(),
  substitute: nullable(
    Type.Object({
      itemId: Type.String(),
      title: Type.String(),
      variantLabel: text,
      detailHref: Type.String(),
      unitPriceMinor: pence,
      /** What others pay, where it is the buyer's own price. */
      basePriceMinor: nullable(pence),
      units: Type.Integer(),
    }),
  ),
})

/** What one answer to a proposal leads to: the order's new total, and what the buyer gets back, both with VAT. */
const AnswerOutcome = Type.Object({ totalMinor: pence, backMinor: pence })

/** What the buyer gets back with VAT where he gives a part up, and what its pallet costs him without VAT meanwhile. */
const CancellationOutcome = Type.Object({
  backMinor: pence,
  pallet: nullable(Type.Object({ wasMinor: pence, minor: pence })),
})

/** A brewery's proposal that waits for the buyer, and what each answer to it costs. */
export const OrderProposal = Type.Object({
  lines: Type.Array(ProposalLine),
  /** The later day it would leave on. */
  dispatchOn: nullable(Day),
  note: text,
  proposedAt: Time,
  answerBy: Time,
  agree: AnswerOutcome,
  /** Null where no line would be left. */
  declineLines: nullable(AnswerOutcome),
  declinePart: AnswerOutcome,
})
export type OrderProposal = Static<typeof OrderProposal>

const Shipment = Type.Object({
  sentAt: Time,
  carrier: text,
  tracking: text,
  lines: Type.Array(Type.Object({ position: Type.Integer(), units: Type.Integer() })),
})

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
  /** What the buyer can do with it now. */
  steps: Type.Array(Type.Enum([...orderVerbs])),
  shippingOption: Type.Enum([...shippingOptions]),
  shippingLabel: Type.String(),
  tracking: text,
  /** The days by which it leaves and arrives; null before the order is paid or owed. */
  dispatchOn: nullable(Day),
  deliverBy: nullable(Day),
  proposal: nullable(OrderProposal),
  /** Null where the buyer cannot cancel it, and before it is paid or owed. */
  cancellation: nullable(CancellationOutcome),
  shipments: Type.Array(Shipment),
  /** Who took it and when; null before it arrived. */
  deliveryProof: nullable(Type.Object({ receivedBy: text, at: Time, note: text })),
  /** Absent of what rides on a pallet, and of orders from before delivery terms. */
  delivery: Type.Optional(ConsignmentDelivery),
  /** Of a part that the buyer collects: the brewery's address and hours of today. */
  collection: Type.Optional(Type.Object({ address: Type.Array(Type.String()), hours: Type.String() })),
  /** Of a part that replaces units of a claim; absent of others. */
  claimId: Type.Optional(Type.String()),
  lines: Type.Array(OrderLine),
  ...sums,
  /** With VAT, given back after it was sent. */
  creditedMinor: pence,
})
export type OrderConsignment = Static<typeof OrderConsignment>

/** One part of an order, as those who send it see it. */
export const OrderPart = Type.Object({ number: Type.String(), part: OrderConsignment })

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

/** GET and PUT /api/account/standing-wish. */
export const StandingWishChoice = Type.Object({ wish: Type.Enum([...standingWishes]) }, exact)

/** The one pallet of a group's order, or the few it takes. */
export const OrderPallet = Type.Object({
  tariffDate: Type.String(),
  zone: Type.String(),
  chargeMinor: pence,
  /** Of a pallet that changed since it was ordered: what the buyer pays of it, and what it was then. */
  buyerMinor: Type.Optional(pence),
  orderedMinor: Type.Optional(pence),
  separateMinor: nullable(pence),
  /** The day its run arrives, 'YYYY-MM-DD'; null or absent where the group had no runs when it was ordered. */
  leavesOn: Type.Optional(nullable(Type.String())),
  /** 'Arrives Wednesday 25 November. Order by Monday 12:00.' */
  runText: Type.Optional(Type.String()),
  /** What one pallet may weigh, in grams with itself; absent of pallets from before runs. */
  limitG: Type.Optional(Type.Integer()),
  /** Its run is firm: whatever falls away, its charge stays. */
  isBooked: Type.Optional(Type.Boolean()),
  pallets: Type.Array(
    Type.Object({
      step: Type.String(),
      weightG: Type.Integer(),
      heightMm: Type.Integer(),
      chargeMinor: pence,
      /** Of what missed its run and follows on a pallet of its own. */
      leavesOn: Type.Optional(Type.String()),
    }),
  ),
})
export type OrderPallet = Static<typeof OrderPallet>

/** Something that happened to an order, or to a part of it. */
export const orderHistoryEvent = Type.Object({
  at: Time,
  what: Type.Enum([...historyVerbs]),
  teamName: text,
  /** Who did it: null for a buyer's name and for the clock's. */
  by: Type.Object({ role: Type.Enum([...orderRoles]), name: text, onBehalf: text }),
  reason: text,
  cause: nullable(Type.Enum([...stepCauses])),
  note: text,
})

/** An invoice on account and how far it is paid by bank; pence with VAT, less credit notes and what was written off. */
const Invoice = Type.Object({
  number: Type.String(),
  dueOn: nullable(Day),
  chargedMinor: pence,
  paidMinor: pence,
  openMinor: pence,
  /** The day since which nothing is left to pay; null while something is. */
  settledOn: nullable(Day),
})

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
  /** Of an order on account; absent of others, and where a step of the order answers. */
  invoices: Type.Optional(Type.Array(Invoice)),
  group: nullable(Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() })),
  contact: nullable(Type.Object({ ...Place.properties, email: Type.String(), phone: Type.String() })),
  shipTo: nullable(Place),
  consignments: Type.Array(OrderConsignment),
  pallet: nullable(OrderPallet),
  /** What the buyer said of the delivery; what was left empty is absent. */
  handover: StoredHandover,
  /** What the buyer answers to a proposal before being asked. */
  wish: Type.Enum([...standingWishes]),
  history: Type.Array(orderHistoryEvent),
  /** Of an order that was placed by phone: who took it, and until when it is cancelled free of charge even once accepted. */
  phone: Type.Optional(Type.Object({ takenBy: Type.String(), freeUntil: Time })),
  ...sums,
})
export type Order = Static<typeof Order>

/** How many items an order in a list names. */
export const namedItems = 5

export const OrderSummary = Type.Object({
  number: Type.String(),
  state: State,
  paymentState: Type.Enum([...paymentStates]),
  /** The day an order on account was paid by bank; null before, and of other orders. */
  settledOn: nullable(Day),
  /** Of which site it is, in a list of several; otherwise null. */
  site: nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  placedAt: Time,
  groupName: text,
  itemCount: Type.Integer(),
  totalMinor: pence,
  /** What it holds, named once each: the first five beers or accessories, and how many there are. */
  items: Type.Array(Type.String(), { maxItems: namedItems }),
  itemNames: Type.Integer(),
  /** Until when a brewery's question waits for the buyer's answer, the earliest; null without a question. */
  answerBy: nullable(Time),
  consignments: Type.Array(
    Type.Object({
      teamName: text,
      state: State,
      shippingOption: Type.Enum([...shippingOptions]),
      totalMinor: pence,
      /** 'arrives Wed 25 Nov on the pallet', 'leaves by Tue 24 Nov, with you by Tue 1 Dec'; null where nothing is to come. */
      comes: text,
      /** The same as days; null where nothing is to come. */
      days: nullable(Type.Object({ leavesBy: Day, arrivesBy: nullable(Day), isOnDay: Type.Boolean() })),
    }),
  ),
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

/** What a client has ordered in the last twelve months: pence with VAT, less what was given back. */
export const BuyerFigures = Type.Object({
  spentMinor: pence,
  /** 'YYYY-MM' in rising order, also those without an order. */
  months: Type.Array(Type.Object({ month: Type.String(), spentMinor: pence })),
  /** The largest first; the last may be the others together. */
  breweries: Type.Array(Type.Object({ name: Type.String(), spentMinor: pence })),
  styles: Type.Array(Type.Object({ name: Type.String(), pints: Type.Integer() })),
})
export type BuyerFigures = Static<typeof BuyerFigures>

/** GET /api/orders/at-a-glance: what the account's first page shows. */
export const OrdersAtAGlance = Type.Object({
  /** The order of which something comes next; null where nothing is on its way. */
  next: nullable(OrderSummary),
  /** What happened to it so far, in rising order. */
  nextHistory: Type.Array(orderHistoryEvent),
  /** The newest order that was not cancelled. */
  last: nullable(OrderSummary),
  /** Orders that wait for the client's answer or payment, the newest ten. */
  waiting: Type.Array(OrderSummary),
  /** Where the query has `figures=true`. */
  figures: Type.Optional(BuyerFigures),
})
export type OrdersAtAGlance = Static<typeof OrdersAtAGlance>

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
  /** Stripe's part of the page offers the buyer's bank account beside cards. */
  offersPayByBank: Type.Boolean(),
  /** What may be ordered on account; null without a credit account. */
  credit: Type.Union([CreditStanding, Type.Null()]),
  /** A sentence about it for the checkout. */
  creditText: text,
  /** What the caller may order at this site without approval, ex VAT; null without a limit (BIZ-06). */
  limit: nullable(
    Type.Object({
      perOrderMinor: nullable(pence),
      perMonthMinor: nullable(pence),
      /** A sentence about an order above it for the checkout. */
      text: Type.String(),
      /** The most that can be ordered now without an approval. */
      leftMinor: pence,
      /** Ordered and requested this calendar month. */
      spentMinor: pence,
    }),
  ),
})

/** POST /api/orders/{number}/payment: a token of the provider, never a card's number. */
export const PaymentAttempt = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }, exact)

/**
 * POST /api/orders/{number}/payment/secret: what the provider's part of the page goes on with while the bank asks; null
 * where it asks nothing.
 */
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
      /** What the order called it: said of the item until the shop has answered. */
      title: Type.String(),
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
