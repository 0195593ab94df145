import { entry, type LedgerEntry } from './ledger-accounts.ts'

/**
 * The booking table of the ledger: what each event debits and credits, in pence. Owners are ids of clients and
 * breweries, and names of providers. Every rule adds up to 0.
 */
type Net = { netMinor: number; vatMinor: number }
export type DrayCharge = { deliveryMinor: number; accessoriesMinor: number; vatMinor: number }
export type CostBearer = 'dray' | 'carrier'

/** A buyer's card payment is with the provider. */
export const cardPaid = (amountMinor: number, clientId: string, provider: string): LedgerEntry[] =>
  move(amountMinor, entry('clearing', 1, provider), entry('buyer', 1, clientId))

/** What the provider takes off for itself. */
export const providerFee = (feeMinor: number, provider: string): LedgerEntry[] =>
  move(feeMinor, entry('provider_costs', 1), entry('clearing', 1, provider))

/** A brewery's part is invoiced with VAT: the buyer owes it, and Dray holds it for the brewery. */
export const partInvoiced = (grossMinor: number, clientId: string, breweryId: string): LedgerEntry[] =>
  move(grossMinor, entry('buyer', 1, clientId), entry('brewery_held', 1, breweryId))

/** Dray's own invoice of pallet and accessories. */
export function drayInvoiced({ deliveryMinor, accessoriesMinor, vatMinor }: DrayCharge, clientId: string) {
  return [
    entry('buyer', deliveryMinor + accessoriesMinor + vatMinor, clientId),
    entry('delivery', -deliveryMinor),
    entry('accessories', -accessoriesMinor),
    entry('vat', -vatMinor),
  ]
}

/** Money is back on a card. */
export const cardRefunded = (amountMinor: number, clientId: string, provider: string): LedgerEntry[] =>
  move(amountMinor, entry('buyer', 1, clientId), entry('clearing', 1, provider))

/** A credit note of a brewery's part, of units that were sent or of units that were not. */
export const partCredited = (
  grossMinor: number,
  { clientId, breweryId, isSent }: { clientId: string; breweryId: string; isSent: boolean },
): LedgerEntry[] =>
  move(grossMinor, entry(isSent ? 'brewery_due' : 'brewery_held', 1, breweryId), entry('buyer', 1, clientId))

export const drayCredited = (charge: DrayCharge, clientId: string): LedgerEntry[] =>
  reversed(drayInvoiced(charge, clientId))

/** Units are on their way: what was held for the brewery is due to it. */
export const dispatched = (grossMinor: number, breweryId: string): LedgerEntry[] =>
  move(grossMinor, entry('brewery_held', 1, breweryId), entry('brewery_due', 1, breweryId))

/** Dray's fee on what was sent, its VAT within. */
export const feeTaken = ({ netMinor, vatMinor }: Net, breweryId: string): LedgerEntry[] => [
  entry('brewery_due', netMinor + vatMinor, breweryId),
  entry('fees', -netMinor),
  entry('vat', -vatMinor),
]

export const feeReturned = (fee: Net, breweryId: string): LedgerEntry[] => reversed(feeTaken(fee, breweryId))

/** What a brewery pays of a pallet that its change made dearer; below 0 it is relieved. */
export const palletDifference = ({ netMinor, vatMinor }: Net, breweryId: string): LedgerEntry[] => [
  entry('brewery_due', netMinor + vatMinor, breweryId),
  entry('carrier', -netMinor),
  entry('vat', -vatMinor),
]

export const carrierBill = ({ netMinor, vatMinor }: Net, runId: string): LedgerEntry[] => [
  entry('carrier', netMinor, runId),
  entry('vat', vatMinor),
  entry('bank', -netMinor - vatMinor),
]

export const bankPayment = (amountMinor: number, clientId: string): LedgerEntry[] =>
  move(amountMinor, entry('bank', 1), entry('buyer', 1, clientId))

export const bankPaidBack = (amountMinor: number, clientId: string): LedgerEntry[] =>
  move(amountMinor, entry('buyer', 1, clientId), entry('bank', 1))

/** Money leaves for a brewery: from a provider's balance, or by bank where none is named. */
export const payout = (amountMinor: number, breweryId: string, provider: string | null): LedgerEntry[] =>
  move(amountMinor, entry('brewery_due', 1, breweryId), source(provider))

/** A transfer is taken back, or the brewery pays. */
export const payoutReturned = (amountMinor: number, breweryId: string, provider: string | null) =>
  reversed(payout(amountMinor, breweryId, provider))

export const goodwill = (amountMinor: number, clientId: string): LedgerEntry[] =>
  move(amountMinor, entry('goodwill', 1), entry('buyer', 1, clientId))

/** A brewery's loss is made good by Dray or the carrier. */
export const madeGood = (amountMinor: number, breweryId: string, by: CostBearer): LedgerEntry[] =>
  move(amountMinor, entry(by === 'dray' ? 'goodwill' : 'carrier', 1), entry('brewery_due', 1, breweryId))

/** Containers that did not come back are charged; they have no fee. */
export const containerLost = (grossMinor: number, clientId: string, breweryId: string): LedgerEntry[] =>
  move(grossMinor, entry('buyer', 1, clientId), entry('brewery_due', 1, breweryId))

/** Of these, some are found again. */
export const containerFound = (grossMinor: number, clientId: string, breweryId: string): LedgerEntry[] =>
  reversed(containerLost(grossMinor, clientId, breweryId))

/** The bank takes a disputed payment back, and the provider its fee. */
export const disputeOpened = (
  { amountMinor, feeMinor }: { amountMinor: number; feeMinor: number },
  clientId: string,
  provider: string,
): LedgerEntry[] => [
  entry('buyer', amountMinor, clientId),
  entry('provider_costs', feeMinor),
  entry('clearing', -amountMinor - feeMinor, provider),
]

export const disputeWon = (amountMinor: number, clientId: string, provider: string): LedgerEntry[] =>
  move(amountMinor, entry('clearing', 1, provider), entry('buyer', 1, clientId))

/** A lost dispute is paid by the brewery, or by Dray where none is named. */
export const disputeLost = (amountMinor: number, clientId: string, breweryId: string | null): LedgerEntry[] =>
  move(
    amountMinor,
    breweryId === null ? entry('bad_debt', 1) : entry('brewery_due', 1, breweryId),
    entry('buyer', 1, clientId),
  )

export const writtenOff = (
  amountMinor: number,
  debtor: { clientId: string } | { breweryId: string },
): LedgerEntry[] =>
  move(
    amountMinor,
    entry('bad_debt', 1),
    'clientId' in debtor ? entry('buyer', 1, debtor.clientId) : entry('brewery_due', 1, debtor.breweryId),
  )

/** The provider pays Dray's bank account. */
export const providerPayout = (amountMinor: number, provider: string): LedgerEntry[] =>
  move(amountMinor, entry('bank', 1), entry('clearing', 1, provider))

/** The same with the sides changed: corrections are bookings of their own. */
export const reversed = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map(({ account, owner, amountMinor }) => entry(account, -amountMinor, owner))

const source = (provider: string | null) =>
  provider === null ? entry('bank', 1) : entry('clearing', 1, provider)

const move = (amountMinor: number, debit: LedgerEntry, credit: LedgerEntry): LedgerEntry[] => [
  entry(debit.account, amountMinor, debit.owner),
  entry(credit.account, -amountMinor, credit.owner),
]
