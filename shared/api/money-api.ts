import Type, { type Static } from 'typebox'
import { payoutHoldKinds, payoutStates } from '../payouts/payout-words.ts'

/** Calls of breweries' money (PAYO-01 to PAYO-04). Money is pence, days are 'YYYY-MM-DD', moments ISO UTC. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Text = nullable(Type.String())
const Pence = Type.Integer()
const Reason = Type.String({ minLength: 1, maxLength: 500 })
const Reference = Type.String({ minLength: 1, maxLength: 64 })
const Amount = Type.Integer({ minimum: 1, maximum: 2_000_000_000 })
const list = <T extends Type.TSchema>(row: T) =>
  Type.Object({
    rows: Type.Array(row),
    total: Type.Integer(),
    page: Type.Integer(),
    pages: Type.Integer(),
  })

/** GET /api/sell/{brewery}/money: each a sum over the ledger. */
export const BreweryMoney = Type.Object({
  /** Sold and not sent. */
  heldMinor: Pence,
  /** Sent, and neither paid nor on its way; below 0 the brewery owes it. */
  dueMinor: Pence,
  /** Of what is due: sent too lately, or on account and neither paid nor due. */
  notYetMinor: Pence,
  /** Of what is due and payable: claimed and not decided. */
  inClaimMinor: Pence,
  /** Of what is due: in the next payout, as things stand. */
  availableMinor: Pence,
  /** In payouts that are made and not sent. */
  onItsWayMinor: Pence,
  paidMinor: Pence,
  paidThisMonthMinor: Pence,
  /** The first day of this month in London. */
  monthBegan: Type.String(),
  /** The next working day with payouts. */
  nextPayoutOn: Type.String(),
  /** Why nothing is paid out; null where it is. */
  hold: nullable(Type.Object({ kind: Type.Enum([...payoutHoldKinds]), text: Type.String() })),
  /** Where the money goes, by its last characters. */
  account: nullable(Type.Object({ kind: Type.Enum(['stripe', 'bank']), ending: Type.String() })),
})
export type BreweryMoney = Static<typeof BreweryMoney>

const Payout = Type.Object({
  number: Type.String(),
  day: Type.String(),
  state: Type.Enum([...payoutStates]),
  amountMinor: Pence,
  isByBank: Type.Boolean(),
  /** Of the transfer, or of the bank's statement. */
  reference: Text,
  sentAt: Text,
  /** Why it waits. */
  problem: Text,
  /** What it is made of; a line without an order is what remains of other bookings. */
  lines: Type.Array(Type.Object({ orderNumber: Text, document: Text, documentId: Text, amountMinor: Pence })),
})
export type Payout = Static<typeof Payout>
/** GET /api/sell/{brewery}/money/payouts. */
export const PayoutList = list(Payout)
export type PayoutList = Static<typeof PayoutList>

/** GET /api/sell/{brewery}/money/entries: the bookings of held and due, the newest first. */
export const MoneyEntries = list(
  Type.Object({
    bookedAt: Type.String(),
    account: Type.Enum(['held', 'due']),
    event: Type.String(),
    words: Type.String(),
    orderNumber: Text,
    /** The document, or the payout, that it is on. */
    document: Text,
    documentId: Text,
    /** What the brewery gains by it; below 0 it loses. */
    amountMinor: Pence,
  }),
)
export type MoneyEntries = Static<typeof MoneyEntries>

/** GET /api/sell/{brewery}/money/sales: a row a part that was invoiced, the newest first. */
export const SaleList = list(
  Type.Object({
    soldOn: Type.String(),
    orderNumber: Text,
    buyer: Text,
    invoice: Text,
    invoiceId: Text,
    goodsNetMinor: Pence,
    deliveryNetMinor: Pence,
    vatMinor: Pence,
    totalMinor: Pence,
    creditedMinor: Pence,
    feeMinor: Pence,
    feeVatMinor: Pence,
    palletMinor: Pence,
    /** What the brewery gets of it: all of this less what was taken off. */
    yoursMinor: Pence,
    /** Numbers of the payouts that hold it. */
    payouts: Type.Array(Type.String()),
  }),
)
export type SaleList = Static<typeof SaleList>

/** GET /api/sell/{brewery}/money/papers: documents of a brewery, the newest first. */
export const MoneyDocuments = list(
  Type.Object({
    id: Type.String(),
    number: Type.String(),
    kind: Type.String(),
    issuedOn: Type.String(),
    orderNumber: Text,
    period: Text,
    totalMinor: Pence,
  }),
)
export type MoneyDocuments = Static<typeof MoneyDocuments>

/** PUT …/money/account: a British bank account. */
export const BankAccountBody = Type.Object(
  {
    holder: Type.String({ minLength: 1, maxLength: 100 }),
    sortCode: Type.String({ minLength: 6, maxLength: 10 }),
    accountNumber: Type.String({ minLength: 8, maxLength: 10 }),
  },
  exact,
)

/** GET /api/admin/money/breweries: breweries with money here, those that owe most first. */
export const BreweryBalances = Type.Object({
  rows: Type.Array(
    Type.Object({
      slug: Text,
      name: Type.String(),
      dueMinor: Pence,
      onItsWayMinor: Pence,
      hold: nullable(Type.Object({ kind: Type.Enum([...payoutHoldKinds]), text: Type.String() })),
    }),
  ),
})
export type BreweryBalances = Static<typeof BreweryBalances>

/** GET /api/admin/money/payouts: `bank` are those that finance is to send. */
export const StaffPayouts = list(
  Type.Object({
    ...Payout.properties,
    brewery: Type.String(),
    /** Of one by bank: where to send it. */
    payInto: nullable(
      Type.Object({ holder: Type.String(), sortCode: Type.String(), accountNumber: Type.String() }),
    ),
    /** Of one that is to be sent by bank: why it should not be sent now, a sentence each. */
    doubts: Type.Array(Type.String()),
  }),
)
export type StaffPayouts = Static<typeof StaffPayouts>

export const PayoutHoldBody = Type.Object({ reason: Reason }, exact)
export const PayoutSentBody = Type.Object({ reference: Reference }, exact)
/** `sent` is false where less was due by then: the payout is withdrawn, and nothing is to be sent. */
export const PayoutSentAnswer = Type.Object({ sent: Type.Boolean() })
export const PayoutReturnBody = Type.Object({ amountMinor: Amount, reason: Reason }, exact)
export const BreweryPaymentBody = Type.Object(
  {
    amountMinor: Amount,
    receivedOn: Type.String({ format: 'date', maxLength: 10 }),
    reference: Reference,
  },
  exact,
)

const ofRun = {
  /** The group's slug, and the run's day. */
  group: Type.String({ minLength: 1, maxLength: 100 }),
  day: Type.String({ format: 'date', maxLength: 10 }),
  reference: Reference,
}
/** POST /api/admin/money/carrier-bills: what a carrier charges for a run, in pence. */
export const CarrierBillBody = Type.Object(
  { ...ofRun, netMinor: Amount, vatMinor: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })) },
  exact,
)
export const CarrierBillReversalBody = Type.Object({ ...ofRun, reason: Reason }, exact)
/** What carriers of the run cost Dray in all, in pence without VAT. */
export const RunCarrierCost = Type.Object({ netMinor: Pence })
