import Type, { type Static } from 'typebox'
import { ledgerAccounts, ledgerEvents } from '../payouts/ledger-words.ts'

/** The ledger as finance reads it (STAF-18). Money is pence, a debit above 0; moments are ISO UTC. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Account = Type.Enum([...ledgerAccounts])
const Event = Type.Enum([...ledgerEvents])
const page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }))
const day = Type.Optional(Type.String({ pattern: '^2\\d{3}-\\d{2}-\\d{2}$', maxLength: 10 }))

/** GET /api/admin/money/ledger: every account with its balance. */
export const LedgerAccounts = Type.Object({
  accounts: Type.Array(
    Type.Object({
      account: Account,
      balanceMinor: Type.Integer(),
      /** How many clients, breweries, runs or providers it has; 0 where it is Dray's one of its kind. */
      owners: Type.Integer(),
    }),
  ),
  /** By how much the whole ledger is off 0. */
  imbalanceMinor: Type.Integer(),
})
export type LedgerAccounts = Static<typeof LedgerAccounts>

/** GET /api/admin/money/ledger/{account}: its owners, the largest balance first, 50 a page. */
export const LedgerOwners = Type.Object({
  rows: Type.Array(
    Type.Object({
      owner: Type.String(),
      /** The business, the brewery, the run or the provider. */
      name: Type.String(),
      balanceMinor: Type.Integer(),
    }),
  ),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
})
export type LedgerOwners = Static<typeof LedgerOwners>

/** GET /api/admin/money/ledger/{account}/entries: the newest first, 50 a page. */
export const LedgerEntries = Type.Object({
  rows: Type.Array(
    Type.Object({
      bookingId: Type.String(),
      /** It was reversed. */
      isCorrected: Type.Boolean(),
      at: Type.String({ format: 'date-time' }),
      event: Event,
      owner: Type.String(),
      ownerName: Type.String(),
      orderNumber: nullable(Type.String()),
      reason: nullable(Type.String()),
      actor: Type.String(),
      amountMinor: Type.Integer(),
    }),
  ),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  /** Of all entries that fit, whatever the page. */
  sumMinor: Type.Integer(),
})
export type LedgerEntries = Static<typeof LedgerEntries>

export const LedgerAccountParam = Type.Object({ account: Account })
export const LedgerOwnerQuery = Type.Object({ page })
export const LedgerEntryQuery = Type.Object({
  owner: Type.Optional(Type.String({ maxLength: 100 })),
  event: Type.Optional(Event),
  /** The number of an order. */
  order: Type.Optional(Type.String({ maxLength: 40 })),
  /** The days it was booked on, in London. */
  from: day,
  until: day,
  page,
})
export type LedgerEntryQuery = Static<typeof LedgerEntryQuery>
