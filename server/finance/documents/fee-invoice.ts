import { standardVatRate } from '../../../shared/duty/vat.ts'
import type { FeeRow } from '../ledger/read-balances.ts'
import type { DocumentContents, DocumentLine } from './document-contents.ts'
import type { DrayDetails } from './dray-details.ts'
import { drayParty } from './document-parties.ts'

type Month = {
  rows: readonly FeeRow[]
  brewery: string
  dray: DrayDetails
  /** 'YYYY-MM'. */
  period: string
  today: string
  /** What stands for an order and a part: 'order DRAY-7K3Q-42, invoice TOW-000012'. */
  nameOf: (row: FeeRow) => string
}

/**
 * What Dray takes off a brewery for a month: its fees and pallet differences with their VAT. A negative month is a
 * credit note, and its amounts are what is given back; null where all of it is zero.
 */
export function feeInvoice({ rows, brewery, dray, period, today, nameOf }: Month) {
  const total = (pick: (row: FeeRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
  const grossMinor = total((row) => row.grossMinor)
  if (grossMinor === 0) return null
  const sign = grossMinor > 0 ? 1 : -1
  const vatMinor = sign * total((row) => row.vatMinor)
  const netMinor = sign * grossMinor - vatMinor
  const sums = {
    netMinor,
    vatByRate: [{ vatRate: standardVatRate, netMinor, vatMinor }],
    vatMinor,
    totalMinor: sign * grossMinor,
  }
  const lines = rows.map((row): DocumentLine => ({
    lineId: null,
    description: `${words[row.event] ?? row.event}, ${nameOf(row)}`,
    details: row.reason === null ? [] : [row.reason],
    quantity: null,
    unitPriceMinor: null,
    vatRate: standardVatRate,
    netMinor: sign * (row.grossMinor - row.vatMinor),
  }))
  const contents: Omit<DocumentContents, 'number'> = {
    title: sign > 0 ? 'VAT invoice' : 'Credit note',
    issuedOn: today,
    taxPoint: sign > 0 ? today : null,
    about: null,
    orderNumber: null,
    poNumber: null,
    seller: drayParty(dray),
    agentText: null,
    buyer: { business: brewery, contact: null, address: [], vatNumber: null },
    premises: null,
    reason: sign > 0 ? null : 'More was given back than was taken.',
    period,
    sections: [{ partId: null, heading: null, lines, sums }],
    sums,
    closing: [
      sign > 0 ? 'Taken off your balance. Nothing to pay.' : 'Added to your balance. Nothing to pay.',
    ],
  }
  return { kind: sign > 0 ? ('fee_invoice' as const) : ('fee_credit_note' as const), contents }
}

const words: Readonly<Record<string, string>> = {
  fee: 'Fee',
  fee_returned: 'Fee given back',
  pallet_difference: 'Pallet difference',
}
