import type { LedgerEvent } from '../ledger/ledger-accounts.ts'

/** An entry of a buyer's account, oldest first in a list; pence above 0 are owed by the buyer. */
export type AccountLine = {
  event: LedgerEvent
  key: string
  orderId: string | null
  partId: string | null
  documentId: string | null
  amountMinor: number
  /** The day in London on which it was booked. */
  bookedOn: string
}
export type Document = {
  id: string
  number: string
  orderNumber: string | null
  aboutId: string | null
  issuedOn: string
  dueOn: string | null
}
export type OwedItem = {
  /** The invoice; of one from before documents were stored, its part. */
  id: string
  number: string
  orderNumber: string | null
  partId: string | null
  issuedOn: string
  dueOn: string | null
  /** Of the invoice less its credit notes and what was written off. */
  chargedMinor: number
  paidMinor: number
  openMinor: number
  /** The day nothing was left to pay; null while something is. */
  settledOn: string | null
}
export type LaidAccount = {
  items: OwedItem[]
  /** Paid beyond all invoices. */
  leftMinor: number
  /** The day since which there is something; null where there is nothing. */
  leftSince: string | null
}

type Facts = {
  lines: readonly AccountLine[]
  papers: ReadonlyMap<string, Document>
  /** Invoices that a payment was named for, by the key of its booking. */
  named: ReadonlyMap<string, readonly string[]>
}

const invoiced: ReadonlySet<LedgerEvent> = new Set(['part_invoiced', 'dray_invoiced', 'container_lost'])
const lowered: ReadonlySet<LedgerEvent> = new Set([
  'part_credited',
  'dray_credited',
  'container_found',
  'write_off',
])

/**
 * Allocates what was paid to what was invoiced: each payment to the invoices it names, then the oldest, and what is
 * over waits for the next invoice. Open less left is the sum of the lines.
 */
export function layPayments({ lines, papers, named }: Facts): LaidAccount {
  const undone = new Set(
    lines.flatMap(({ event, key }) => (event === 'reversal' ? [key, key.slice('reversal:'.length)] : [])),
  )
  const items: OwedItem[] = []
  let leftMinor = 0
  let leftSince: string | null = null

  const pay = (item: OwedItem) => {
    const paid = Math.min(item.openMinor, leftMinor)
    if (paid <= 0) return
    item.paidMinor += paid
    leftMinor -= paid
  }
  const settle = (day: string) => {
    for (const item of items) {
      // A credit note after the payment leaves money over.
      const over = Math.max(0, item.paidMinor - item.chargedMinor)
      item.paidMinor -= over
      leftMinor += over
      item.openMinor = item.chargedMinor - item.paidMinor
    }
    for (const item of items) {
      pay(item)
      item.openMinor = item.chargedMinor - item.paidMinor
      if (item.openMinor > 0) item.settledOn = null
      else item.settledOn ??= day
    }
    if (leftMinor <= 0) leftSince = null
    else leftSince ??= day
  }

  for (const line of lines) {
    const { event, key, documentId, partId, amountMinor, bookedOn } = line
    if (undone.has(key)) continue
    const document = documentId === null ? undefined : papers.get(documentId)
    if (invoiced.has(event)) items.push(itemOf(line, document))
    else if (lowered.has(event)) {
      const aboutId = event === 'write_off' ? documentId : (document?.aboutId ?? null)
      const item = items.find(({ id }) => id === aboutId) ?? items.find((one) => one.partId === partId)
      if (item === undefined) leftMinor -= amountMinor
      else item.chargedMinor += amountMinor
    } else {
      leftMinor -= amountMinor
      for (const id of named.get(key) ?? []) {
        const item = items.find((one) => one.id === id)
        if (item === undefined) continue
        pay(item)
        item.openMinor = item.chargedMinor - item.paidMinor
      }
    }
    settle(bookedOn)
  }
  return { items, leftMinor, leftSince }
}

function itemOf({ partId, key, documentId, amountMinor, bookedOn }: AccountLine, paper?: Document): OwedItem {
  return {
    id: documentId ?? partId ?? key,
    number: paper?.number ?? 'before documents were stored',
    orderNumber: paper?.orderNumber ?? null,
    partId,
    issuedOn: paper?.issuedOn ?? bookedOn,
    dueOn: paper?.dueOn ?? null,
    chargedMinor: amountMinor,
    paidMinor: 0,
    openMinor: amountMinor,
    settledOn: null,
  }
}
