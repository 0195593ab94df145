import { type Ages, ageNames, ageWords } from '../../../shared/credit/invoice-ages.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { DocumentContents, DocumentLine } from '../documents/document-contents.ts'
import type { DrayDetails } from '../documents/dray-details.ts'
import { drayParty } from '../documents/document-parties.ts'
import type { AccountLine } from './lay-payments.ts'

type Month = {
  openingMinor: number
  lines: readonly AccountLine[]
  /** Numbers of invoices and credit notes by id. */
  numbers: ReadonlyMap<string, string>
  ages: Ages
  buyer: DocumentContents['buyer']
  dray: DrayDetails
  /** 'YYYY-MM'. */
  period: string
  today: string
}

const words: Partial<Record<AccountLine['event'], string>> = {
  part_invoiced: 'Invoice',
  dray_invoiced: 'Invoice',
  part_credited: 'Credit note',
  dray_credited: 'Credit note',
  bank_payment: 'Payment received',
  reversal: 'Payment taken back',
  container_lost: 'Invoice',
  container_found: 'Credit note',
  bank_paid_back: 'Paid back by bank',
  goodwill: 'Goodwill',
  write_off: 'Written off',
}

/** A month of a buyer's account: what it opened with, each document and payment, what it closes with and how old that is. */
export function statementContents(month: Month): Omit<DocumentContents, 'number'> {
  const { openingMinor, lines, numbers, ages, buyer, dray, period, today } = month
  const closingMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor)
  const rows = lines.map(({ event, documentId, bookedOn, amountMinor }) => {
    const number = documentId === null ? '' : ` ${numbers.get(documentId) ?? ''}`
    return lineOf(`${formatDay(bookedOn)}  ${words[event] ?? 'Booking'}${number}`, amountMinor)
  })
  const sums = { netMinor: closingMinor, vatByRate: [], vatMinor: 0, totalMinor: closingMinor }
  const account = dray.bankAccount
  return {
    title: 'Statement',
    issuedOn: today,
    taxPoint: null,
    about: null,
    orderNumber: null,
    poNumber: null,
    seller: drayParty(dray),
    agentText: null,
    buyer,
    premises: null,
    reason: null,
    period,
    sections: [
      {
        partId: null,
        heading: null,
        lines: [lineOf('Opening balance', openingMinor), ...rows],
        sums,
      },
    ],
    sums,
    closing: [
      ...ageNames.map((name) => `${ageWords[name]}: ${formatMinor(ages[name])}`),
      ...(account === null
        ? []
        : [`Pay into ${account.name}, sort code ${account.sortCode}, account ${account.number}`]),
      'This is not a VAT invoice.',
    ],
  }
}

const lineOf = (description: string, netMinor: number): DocumentLine => ({
  lineId: null,
  description,
  details: [],
  quantity: null,
  unitPriceMinor: null,
  vatRate: null,
  netMinor,
})
