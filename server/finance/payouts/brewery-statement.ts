import { formatDay } from '../../../shared/dates/dates.ts'
import { moneyWords } from '../../../shared/payouts/booking-words.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { DocumentContents, DocumentLine } from '../documents/document-contents.ts'
import type { DrayDetails } from '../documents/dray-details.ts'
import { drayParty } from '../documents/document-parties.ts'
import type { BreweryEntry } from '../ledger/read-brewery-money.ts'

type Month = {
  /** What Dray holds for the brewery or owes it; below 0 the brewery owes. */
  openingMinor: number
  /** The oldest first. */
  entries: readonly BreweryEntry[]
  /** The number of the document or payout that an entry is on; null without one. */
  nameOf: (entry: BreweryEntry) => string | null
  brewery: string
  dray: DrayDetails
  /** 'YYYY-MM'. */
  period: string
  today: string
}

/** A brewery's month: what it opened with, each booking with its document, and what it closes with (PAYO-08). */
export function breweryStatement(month: Month): Omit<DocumentContents, 'number'> {
  const { openingMinor, entries, nameOf, brewery, dray, period, today } = month
  // What is sent moves from held to due: nothing for the brewery.
  const shown = entries.filter(({ event }) => event !== 'dispatched')
  const closingMinor = entries.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor)
  const rows = shown.map((entry) => {
    const name = nameOf(entry)
    const words = moneyWords[entry.event] ?? 'Booking'
    const day = formatDay(londonDay(new Date(entry.bookedAt)))
    return lineOf(`${day}  ${words}${name === null ? '' : ` ${name}`}`, entry.amountMinor)
  })
  const sums = { netMinor: closingMinor, vatByRate: [], vatMinor: 0, totalMinor: closingMinor }
  return {
    title: 'Statement',
    issuedOn: today,
    taxPoint: null,
    about: null,
    orderNumber: null,
    poNumber: null,
    seller: drayParty(dray),
    agentText: null,
    buyer: { business: brewery, contact: null, address: [], vatNumber: null },
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
    closing: ['What Dray holds for you and owes you.', 'This is not a VAT invoice.'],
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
