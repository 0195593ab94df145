import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { countLots, sumLots } from '../../../../shared/empties/charge-sums.ts'
import { containersText } from '../../../../shared/deposits/container-names.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { addDays } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findDocuments } from '../../../finance/documents/read-documents.ts'
import { placeRow } from '../container-place-queries.ts'
import { type Letter, mailBrewery, mailPub } from '../empties-mails.ts'
import { namesOf } from '../name-pubs.ts'
import type { ChargeRow } from './charge-queries.ts'

type ChargeNews = 'announced' | 'withdrawn' | 'back' | 'invoiced' | 'credited'
type Notified = {
  row: ChargeRow
  news: ChargeNews
  /** What is found, and the credit note of it. */
  credited?: { count: number; paper: { number: string; totalMinor: number } | null }
  publicUrl: string
  now: Date
}
type Names = { pub: string; brewery: string }

/** Writes to the pub what is announced and what became of it, and to the brewery what the clock or another did (EMPT-06). */
export async function notifyOfCharge(
  transaction: Database,
  { row, news, credited, publicUrl, now }: Notified,
): Promise<void> {
  const { placeId, breweryId } = row
  const { clientId } = (await placeRow(transaction, placeId))!
  const names = await namesOf(transaction, { clientId, breweryId })
  const letter = await letterOf(transaction, { row, news, credited }, names)
  await mailPub(transaction, clientId, { letter, publicUrl })
  if (news === 'invoiced' || news === 'credited')
    await mailBrewery(transaction, { breweryId, letter, about: names.pub, publicUrl, now })
}

async function letterOf(
  transaction: Database,
  { row, news, credited }: Pick<Notified, 'row' | 'news' | 'credited'>,
  { pub, brewery }: Names,
): Promise<Letter> {
  const { kind, lots, announced, vatRate, chargeOn, note, endNote, invoiceId } = row
  const label = 'See the containers'
  switch (news) {
    case 'announced': {
      const what = containersText(announced, kind)
      return {
        heading: `Give ${what} back by ${dayText(addDays(chargeOn, -1))}`,
        lines: [
          `${what} of ${brewery} ${announced === 1 ? 'has' : 'have'} been at ${pub} for a long time.`,
          ...(note === null ? [] : [`${brewery} writes: ${note}`]),
          `Give them to the driver of the next delivery, or ask ${brewery} to collect them. What is not back by then is invoiced on ${dayText(chargeOn)}: ${formatMinor(sumLots(lots, vatRate).totalMinor)}${vatRate === 0 ? '' : ' with VAT'} for all of them.`,
          'What you find later is credited.',
        ],
        label,
      }
    }
    case 'withdrawn':
      return {
        heading: `Nothing is charged for ${containersText(announced, kind)}`,
        lines: [
          `${brewery} has withdrawn what it announced. The containers stay on your books until they are back.`,
          ...(endNote === null ? [] : [`${brewery} writes: ${endNote}`]),
        ],
        label,
      }
    case 'back':
      return {
        heading: `Nothing is charged for ${containersText(announced, kind)}`,
        lines: [`The containers of ${brewery} are off the books of ${pub} in time.`],
        label,
      }
    case 'invoiced': {
      const what = containersText(countLots(lots), kind)
      const [paper] = invoiceId === null ? [] : await findDocuments(transaction, [invoiceId])
      return {
        heading: `${what} ${countLots(lots) === 1 ? 'is' : 'are'} charged as lost`,
        lines: [
          `${what} of ${brewery} did not come back from ${pub}.`,
          ...(paper === undefined
            ? ['There is nothing to pay.']
            : [
                `Invoice ${paper.number}: ${formatMinor(sumLots(lots, vatRate).totalMinor)}${paper.dueOn === null ? '' : `, to pay by ${dayText(paper.dueOn)}`}.`,
              ]),
          'What is found later is credited.',
        ],
        label,
      }
    }
    case 'credited': {
      const count = credited?.count ?? 0
      const document = credited?.paper ?? null
      return {
        heading: `${containersText(count, kind)} ${count === 1 ? 'is' : 'are'} found`,
        lines: [
          document === null
            ? `They were charged nothing.`
            : `What ${brewery} charged ${pub} is credited: credit note ${document.number} of ${formatMinor(document.totalMinor)}.`,
          ...(document === null
            ? []
            : ['It lowers what is to be paid; what was paid already is left over on the account.']),
        ],
        label,
      }
    }
  }
}
