import Type, { type Static } from 'typebox'
import { PriceReason } from './offers-api.ts'
import { breweryRoles } from '../accounts/roles.ts'
import { runStates } from '../delivery/run-plan.ts'
import { orderStates, paymentStates } from '../orders/order-states.ts'
import { orderVerbs } from '../orders/order-steps.ts'
import { sellingViewKeys } from '../orders/selling-views.ts'
import { shippingOptions } from '../orders/shipping-options.ts'
import { standingWishes } from '../orders/standing-wish.ts'
import { listOf } from './list-api.ts'
import { StoredHandover } from './handover-api.ts'
import { orderHistoryEvent, paymentMethods } from './orders-api.ts'

/** What a brewery's people read of its orders: GET /api/sell and below. Null where the role sees no money. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = nullable(Type.String())
const Time = Type.String({ format: 'date-time' })
const Day = nullable(Type.String({ format: 'date' }))
const pence = Type.Integer()
const money = nullable(pence)
const State = Type.Enum([...orderStates])
const Verb = Type.Enum([...orderVerbs])

/** What a part waits for, until when, and what the clock does afterwards. */
export const PartClock = Type.Object({
  waitsFor: Type.Enum(['answer', 'buyer', 'dispatch', 'collection', 'arrival', 'claim']),
  at: Time,
  /** Null where nothing but the worklist follows. */
  after: nullable(
    Type.Object({
      what: Type.Enum(['refused', 'answered', 'cancelled', 'rest_closed', 'delivered', 'admitted']),
      at: Time,
    }),
  ),
})
export type PartClock = Static<typeof PartClock>

/** GET /api/sell: where the caller works, and how much there is to do. */
export const SellingPlaces = Type.Object({
  breweries: Type.Array(
    Type.Object({
      name: Type.String(),
      slug: Type.String(),
      role: Type.Enum([...breweryRoles]),
      toAnswer: Type.Integer(),
      claims: Type.Integer(),
    }),
  ),
  /** Those that the caller organises. */
  groups: Type.Array(
    Type.Object({
      name: Type.String(),
      slug: Type.String(),
      /** The soonest that is neither done nor cancelled. */
      nextRun: nullable(
        Type.Object({ day: Type.String({ format: 'date' }), state: Type.Enum([...runStates]) }),
      ),
      /** Delivery runs that take no more orders and are not done. */
      toDo: Type.Integer(),
    }),
  ),
  /** Null for people who are no members of Dray's staff. */
  staff: nullable(
    Type.Object({
      /** Entries of the worklist that are not snoozed. */
      toDo: Type.Integer(),
    }),
  ),
})
export type SellingPlaces = Static<typeof SellingPlaces>

/** A business with all its sites. */
export const SiteBusiness = Type.Object({ id: Type.String(), name: Type.String(), sites: Type.Integer() })

const rowFields = {
  /** Its part of the order, by which steps are taken. */
  part: Type.String(),
  number: Type.String(),
  /** It replaces units of a claim, and shares the number: its own page is named by the part. */
  isReplacement: Type.Boolean(),
  /** A claim waits for an answer that the caller may give. */
  isClaimToAnswer: Type.Boolean(),
  placedAt: Time,
  pub: Type.String(),
  /** The business of several sites that the pub is one of. */
  partOf: text,
  town: Type.String(),
  state: State,
  clock: nullable(PartClock),
  /** The one that usually follows, where the caller may take it. */
  next: nullable(Verb),
  payment: Type.Enum([...paymentMethods]),
  shippingOption: Type.Enum([...shippingOptions]),
  groupName: text,
  /** The days by which it leaves and arrives. */
  dispatchOn: Day,
  deliverBy: Day,
}
export const SellingOrderRow = Type.Object({
  ...rowFields,
  beers: Type.Integer(),
  units: Type.Integer(),
  netMinor: money,
  vatMinor: money,
  totalMinor: money,
})
export type SellingOrderRow = Static<typeof SellingOrderRow>

const Choices = Type.Array(Type.Object({ key: Type.String(), name: Type.String() }))

/** GET /api/sell/{brewery}/orders; `views` count the rows of the same search and filters. */
export const SellingOrderList = Type.Object({
  ...listOf(SellingOrderRow, sellingViewKeys).properties,
  /** What the filters offer, at most 200 each. */
  choices: Type.Object({ runs: Choices, beers: Choices, pubs: Choices }),
})
export type SellingOrderList = Static<typeof SellingOrderList>

/** GET /api/sell/{brewery}/today. */
export const SellingToday = Type.Object({
  /** In London. */
  day: Type.String({ format: 'date' }),
  toAnswer: Type.Integer(),
  toPick: Type.Integer(),
  leavesToday: Type.Integer(),
  /** Orders with a claim that the brewery has not answered. */
  claims: Type.Integer(),
  /** Containers with fewer units to sell than their mark. */
  lowStock: Type.Integer(),
  /** What waits for the brewery, the most urgent first; at most fifty, and as many with claims. */
  waiting: Type.Array(SellingOrderRow),
  /** What leaves, is collected or arrives today. */
  today: Type.Array(SellingOrderRow),
  /** Beers on sale, and how many of them have a container that is low. */
  beers: Type.Object({ onSale: Type.Integer(), low: Type.Integer() }),
})
export type SellingToday = Static<typeof SellingToday>

/** Who buys and where it goes, as a brewery needs it to answer and to deliver (SELL-18). */
export const SellingBuyer = Type.Object({
  business: Type.String(),
  kind: text,
  licenceNumber: text,
  awrsNumber: text,
  approvedAt: nullable(Time),
  /** Null once the person has left. */
  contact: nullable(Type.Object({ name: Type.String(), phone: Type.String() })),
  /** Where it goes, a line each; empty once the person has left. */
  address: Type.Array(Type.String()),
  /** What the buyer said of this delivery, and where nothing, what the trade account has for this address. */
  handover: StoredHandover,
})

const SellingLine = Type.Object({
  position: Type.Integer(),
  title: Type.String(),
  variantLabel: text,
  imageUrl: Type.String(),
  quantityOrdered: Type.Integer(),
  /** What both sides agreed on. */
  quantity: Type.Integer(),
  /** Null before it was packed. */
  packed: nullable(Type.Integer()),
  /** Ticked off while picking; null without a tick. */
  picked: nullable(Type.Integer()),
  batch: text,
  bestBefore: text,
  /** Units on hand now, those of this order among them, while the brewery is to answer; null afterwards. */
  onHand: nullable(Type.Integer()),
  quantitySent: Type.Integer(),
  quantityCredited: Type.Integer(),
  replacesPosition: nullable(Type.Integer()),
  unitPriceMinor: money,
  /** Where the price came from when the order was placed; null of a base price, and for the cellar. */
  priceReason: nullable(PriceReason),
  netMinor: money,
  /** On each container, pence without VAT, and how many are charged and not credited; null where none is, and for the cellar. */
  deposit: nullable(Type.Object({ netMinor: Type.Integer(), unitsLeft: Type.Integer() })),
  /** Hundredths of a percent. */
  vatRate: Type.Integer(),
  /** In the price of one, as it was shown. */
  dutyMinor: money,
  /** Of owners and accounts: Dray's fee with its VAT, and what is left, of what is not credited. */
  feeMinor: money,
  yoursMinor: money,
})
export type SellingLine = Static<typeof SellingLine>

/** GET /api/sell/{brewery}/orders/{number}: the order as far as it is this brewery's. */
export const SellingOrder = Type.Object({
  id: Type.String(),
  ...rowFields,
  steps: Type.Array(Verb),
  paymentState: Type.Enum([...paymentStates]),
  shippingLabel: Type.String(),
  tracking: text,
  wish: Type.Enum([...standingWishes]),
  buyer: SellingBuyer,
  /** The run it travels on, and in a sentence to which depot it is brought and by when; null where it rides on none. */
  run: nullable(
    Type.Object({
      id: Type.String(),
      group: Type.String(),
      day: Type.String({ format: 'date' }),
      text: Type.String(),
    }),
  ),
  lines: Type.Array(SellingLine),
  proposal: nullable(
    Type.Object({
      lines: Type.Array(
        Type.Object({
          position: Type.Integer(),
          units: Type.Integer(),
          substitute: nullable(
            Type.Object({
              title: Type.String(),
              units: Type.Integer(),
              unitPriceMinor: money,
              basePriceMinor: nullable(pence),
            }),
          ),
        }),
      ),
      dispatchOn: Day,
      note: text,
      answerBy: Time,
    }),
  ),
  goodsMinor: money,
  depositsMinor: money,
  shippingMinor: money,
  vatMinor: money,
  totalMinor: money,
  creditedMinor: money,
  /** Of owners and accounts: Dray's fee with its VAT, and what is left; both in pence. */
  fee: nullable(Type.Object({ feeMinor: pence, yoursMinor: pence })),
  papers: Type.Array(
    Type.Object({ id: Type.String(), number: Type.String(), kind: Type.String(), totalMinor: pence }),
  ),
  shipments: Type.Array(
    Type.Object({
      sentAt: Time,
      carrier: text,
      tracking: text,
      lines: Type.Array(Type.Object({ position: Type.Integer(), units: Type.Integer() })),
    }),
  ),
  deliveryProof: nullable(Type.Object({ receivedBy: text, at: Time, note: text })),
  history: Type.Array(orderHistoryEvent),
})
export type SellingOrder = Static<typeof SellingOrder>

/** What a step answers: the order as it then is. */
export const SteppedPart = Type.Object({ number: Type.String(), part: SellingOrder })

/** GET /api/sell/orders/{part}: where the address of a mail leads. */
export const SellingPartPlace = Type.Object({ brewery: Type.String(), number: Type.String() })

/** GET /api/sell/{brewery}/orders/{number}/substitutes: own beers that may take the place of each line, at most forty. */
export const SellingSubstitutes = Type.Object({
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      offers: Type.Array(
        Type.Object({
          variantId: Type.String(),
          title: Type.String(),
          unitPriceMinor: pence,
          /** What others pay, where the pub has a price of its own. */
          basePriceMinor: nullable(pence),
          /** In stock. */
          units: Type.Integer(),
        }),
      ),
    }),
  ),
})
export type SellingSubstitutes = Static<typeof SellingSubstitutes>
