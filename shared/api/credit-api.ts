import Type, { type Static } from 'typebox'
import { ageNames } from '../credit/invoice-ages.ts'
import { creditLimitMost, creditStates, creditTerms } from '../credit/credit-terms.ts'

/** Calls of credit accounts (CRED-01 to CRED-09). Money is pence, days are 'YYYY-MM-DD', moments ISO UTC. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Text = nullable(Type.String())
const Pence = Type.Integer()
const Reason = Type.String({ minLength: 1, maxLength: 500 })
const Amount = Type.Integer({ minimum: 1, maximum: 2_000_000_000 })
const DocumentNumber = Type.String({ minLength: 1, maxLength: 40 })

/** An invoice on account: what was charged less credit notes and write-offs, and what of it is open. */
const OwedInvoice = Type.Object({
  id: Type.String(),
  number: Type.String(),
  orderNumber: Text,
  issuedOn: Type.String(),
  dueOn: Text,
  daysLate: Type.Integer(),
  chargedMinor: Pence,
  paidMinor: Pence,
  openMinor: Pence,
})
const ages = Type.Object(
  Object.fromEntries(ageNames.map((name) => [name, Pence])) as Record<
    (typeof ageNames)[number],
    typeof Pence
  >,
)

/** What a buyer may order on account and what is due. */
export const CreditStanding = Type.Object({
  state: Type.Enum([...creditStates]),
  /** Why it is on hold or closed. */
  reason: Text,
  terms: Type.Enum([...creditTerms]),
  /** '14 days from the invoice'. */
  termsText: Type.String(),
  limitMinor: Pence,
  usedMinor: Pence,
  leftMinor: Pence,
})
export type CreditStanding = Static<typeof CreditStanding>

/** GET /api/account/credit; `account` is null without one. Invoices are those with something open, at most 500. */
export const OwnCredit = Type.Object({
  account: nullable(CreditStanding),
  /** What is past its day. */
  lateMinor: Pence,
  /** Paid beyond all invoices: it pays the next one. */
  overpaidMinor: Pence,
  ages,
  invoices: Type.Array(OwedInvoice),
  /** Where to pay. */
  payInto: nullable(Type.Object({ name: Type.String(), sortCode: Type.String(), number: Type.String() })),
  statements: Type.Array(
    Type.Object({ id: Type.String(), number: Type.String(), period: Type.String(), closingMinor: Pence }),
  ),
})
export type OwnCredit = Static<typeof OwnCredit>

/** GET /api/account/statements: months, the newest first, with a subtotal for each site. */
export const SiteStatements = Type.Object({
  statements: Type.Array(
    Type.Object({
      /** 'YYYY-MM'. */
      period: Type.String(),
      closingMinor: Pence,
      sites: Type.Array(
        Type.Object({
          siteId: Type.String(),
          site: Type.String(),
          id: Type.String(),
          number: Type.String(),
          closingMinor: Pence,
        }),
      ),
    }),
  ),
})
export type SiteStatements = Static<typeof SiteStatements>

const MarkedPayment = Type.Object({
  id: Type.String(),
  amountMinor: Pence,
  receivedOn: Type.String(),
  reference: Type.String(),
  markedBy: Type.String(),
  markedAt: Type.String(),
  undoneReason: Text,
})

/** Money beyond all invoices that is paid back by bank; `asked` waits for a second person. */
const PayBack = Type.Object({
  id: Type.String(),
  amountMinor: Pence,
  reference: Type.String(),
  reason: Type.String(),
  askedBy: Type.String(),
  /** The caller asked for it. */
  isOwn: Type.Boolean(),
  askedAt: Type.String(),
  doneBy: Text,
  state: Type.Enum(['asked', 'done', 'lapsed']),
})

/** A debt that no one pays; `asked` waits for a second person. */
const WriteOff = Type.Object({
  id: Type.String(),
  /** Of the invoice. */
  number: Type.String(),
  amountMinor: Pence,
  reason: Type.String(),
  askedBy: Type.String(),
  /** The caller asked for it. */
  isOwn: Type.Boolean(),
  askedAt: Type.String(),
  doneBy: Text,
  state: Type.Enum(['asked', 'done', 'lapsed']),
})
export type WriteOff = Static<typeof WriteOff>

/** GET /api/admin/buyers/{id}/credit. */
export const CreditDossier = Type.Object({
  client: Type.Object({ id: Type.String(), name: Type.String(), email: Text }),
  account: nullable(CreditStanding),
  ages,
  /** Paid beyond all invoices. */
  overpaidMinor: Pence,
  invoices: Type.Array(OwedInvoice),
  payments: Type.Array(MarkedPayment),
  payBacks: Type.Array(PayBack),
  writeOffs: Type.Array(WriteOff),
  history: Type.Array(
    Type.Object({
      at: Type.String(),
      verb: Type.String(),
      by: Type.String(),
      role: Type.String(),
      reason: Text,
    }),
  ),
})
export type CreditDossier = Static<typeof CreditDossier>

/** POST /api/admin/buyers/{id}/credit/{verb}: open and change take limit and terms. */
export const CreditChangeBody = Type.Object(
  {
    limitMinor: Type.Optional(Type.Integer({ minimum: 1, maximum: creditLimitMost })),
    terms: Type.Optional(Type.Enum([...creditTerms])),
    reason: Reason,
  },
  exact,
)

/** POST /api/admin/money/payments. */
export const NewBankPayment = Type.Object(
  {
    clientId: Type.String({ format: 'uuid', maxLength: 36 }),
    amountMinor: Amount,
    receivedOn: Type.String({ format: 'date', maxLength: 10 }),
    /** As the bank's statement has it. */
    reference: Type.String({ minLength: 1, maxLength: 64 }),
    /** Numbers of invoices; the oldest are paid where there are none. */
    invoices: Type.Optional(Type.Array(DocumentNumber, { maxItems: 50 })),
    /** It is a second payment, though one of the same day, amount and reference is marked. */
    isSecond: Type.Optional(Type.Boolean()),
  },
  exact,
)

/** POST /api/admin/money/payments/{id}/reversal. */
export const ReversalReason = Type.Object({ reason: Reason }, exact)

/** POST /api/admin/money/write-offs. */
export const NewWriteOff = Type.Object(
  {
    clientId: Type.String({ format: 'uuid', maxLength: 36 }),
    invoice: DocumentNumber,
    amountMinor: Amount,
    reason: Reason,
  },
  exact,
)
/** `asked` waits for a second person. */
export const WriteOffAnswer = Type.Object({
  id: Type.String(),
  state: Type.Enum(['done', 'asked']),
  credit: CreditDossier,
})

/** POST /api/admin/money/pay-backs. */
export const NewPayBack = Type.Object(
  {
    clientId: Type.String({ format: 'uuid', maxLength: 36 }),
    amountMinor: Amount,
    /** Of the transfer, as the buyer's statement will have it. */
    reference: Type.String({ minLength: 1, maxLength: 64 }),
    reason: Reason,
  },
  exact,
)
/** `asked` waits for a second person. */
export const PayBackAnswer = Type.Object({
  id: Type.String(),
  state: Type.Enum(['done', 'asked']),
  credit: CreditDossier,
})

const WhoOwes = Type.Object({ id: Type.String(), name: Type.String() })
/** GET /api/admin/money/receivables: clients who owe on account, at most 500 from `after` on. */
export const Receivables = Type.Object({
  /** Those that wait for a second person, the oldest first. */
  writeOffs: Type.Array(Type.Object({ ...WriteOff.properties, client: WhoOwes })),
  rows: Type.Array(
    Type.Object({
      clientId: Type.String(),
      name: Type.String(),
      state: Type.Enum([...creditStates]),
      limitMinor: Pence,
      openMinor: Pence,
      ages,
    }),
  ),
  /** The next page begins after this client; null on the last. */
  next: Text,
})
export type Receivables = Static<typeof Receivables>
export type WaitingWriteOff = Receivables['writeOffs'][number]
