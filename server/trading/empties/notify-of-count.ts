import { containersText } from '../../../shared/deposits/container-names.ts'
import { momentText } from '../../../shared/delivery/moment-text.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CountRow } from './container-count-queries.ts'
import { type Letter, mailBrewery, mailPub } from './empties-mails.ts'
import { namesOf } from './name-pubs.ts'
import { placeRow } from './container-place-queries.ts'
import type { CountSide } from './empties-tables.ts'

type CountNews = 'asked' | 'agreed' | 'disputed' | 'dropped'
type Notified = { row: CountRow; news: CountNews; publicUrl: string; now: Date }

/** Who is written to: the side that is asked, the side that asked, or both once Dray has decided. */
const readers: Readonly<Record<CountNews, (row: CountRow) => CountSide[]>> = {
  asked: ({ side }) => [side === 'pub' ? 'brewery' : 'pub'],
  agreed: ({ side, state }) => (state === 'disputed' ? ['pub', 'brewery'] : [side]),
  disputed: ({ side }) => [side],
  dropped: () => ['pub', 'brewery'],
}

/** Writes what has come of a count to those who wait for it (EMPT-02). */
export async function notifyOfCount(
  transaction: Database,
  { row, news, publicUrl, now }: Notified,
): Promise<void> {
  const { clientId } = (await placeRow(transaction, row.placeId))!
  const names = await namesOf(transaction, { clientId, breweryId: row.breweryId })
  const letter = letterOf(news, row, names)
  for (const reader of readers[news](row)) {
    if (reader === 'pub') await mailPub(transaction, clientId, { letter, publicUrl })
    else
      await mailBrewery(transaction, { breweryId: row.breweryId, letter, about: names.pub, publicUrl, now })
  }
}

function letterOf(
  news: CountNews,
  row: CountRow,
  { pub, brewery }: { pub: string; brewery: string },
): Letter {
  const { count, kind, side, countedBy, note, answerBy, answeredBy, answer } = row
  const counted = containersText(count, kind)
  const what = `${counted} of ${brewery} at ${pub}`
  const who = side === 'pub' ? pub : brewery
  const words = answer === null ? [] : [`${answeredBy ?? 'Dray'} writes: ${answer}`]
  switch (news) {
    case 'asked':
      return {
        heading: `Are ${counted} back?`,
        lines: [
          `${countedBy} of ${who} counted ${what} as given back.`,
          ...(note === null ? [] : [`${who} writes: ${note}`]),
          `Agree, or say what you counted, by ${momentText(answerBy)}. Without an answer the count is accepted.`,
        ],
        label: 'See the count',
      }
    case 'agreed':
      return {
        heading: `${counted} are back`,
        lines: [
          answeredBy === null
            ? `There was no answer to the count of ${what}, so it is accepted.`
            : `The count of ${what} is agreed.`,
          ...words,
        ],
        label: 'See the containers',
      }
    case 'disputed':
      return {
        heading: `The count of ${counted} is not agreed`,
        lines: [`The count of ${what} is not agreed. Dray looks at it.`, ...words],
        label: 'See the count',
      }
    case 'dropped':
      return {
        heading: `The count of ${counted} is not accepted`,
        lines: [`Dray has decided: ${what} are not counted as given back.`, ...words],
        label: 'See the containers',
      }
  }
}
