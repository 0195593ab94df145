import type { PageChange } from '../../../../shared/api/page-changes-api.ts'
import {
  type BreweryWord,
  type BreweryWords,
  breweryWordNames,
  breweryWordText,
  changedPageWords,
} from '../../../../shared/catalogue/brewery-words.ts'
import { shortText } from '../../../../shared/format/cut-text.ts'
import type { PageChangeRow } from './page-change-queries.ts'

/** A change of a page as its brewery and the staff see it. */
export const pageChangeView = (row: PageChangeRow): PageChange => ({
  id: row.id,
  state: row.state,
  proposed: row.proposed,
  askedAt: row.askedAt.toISOString(),
  askedBy: row.askedBy.name,
  dueAt: row.dueAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy?.name ?? null,
  reason: row.reason,
})

const longestSaid = 120
const short = (text: string) => shortText(text, longestSaid)

/** 'Heading: ‘none’ becomes ‘Beer by the canal’.' for each word that is different. */
export const pageSentences = (stands: BreweryWords, wanted: Partial<BreweryWords>): string[] =>
  (Object.keys(wanted) as BreweryWord[]).map((word) => {
    const [from, to] = [breweryWordText(word, stands), breweryWordText(word, wanted)]
    return `${breweryWordNames[word]}: ‘${short(from)}’ becomes ‘${short(to)}’.`
  })

/** The words of a change that are different from the current version. */
export const differentWords = (stands: BreweryWords, wanted: Partial<BreweryWords>): Partial<BreweryWords> =>
  Object.fromEntries(changedPageWords(stands, wanted).map((word) => [word, wanted[word]]))
