import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import type { BreweryWords } from '../../../shared/catalogue/brewery-words.ts'
import { beerWords } from '../../../shared/catalogue/beer-words.ts'
import { breweryWords } from '../../../shared/catalogue/brewery-words.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { approveChange, refuseChange } from './decide-change.ts'
import { kindOfChange } from './list-catalogue-changes.ts'
import { approvePageChange, refusePageChange } from './page/decide-page-change.ts'

type Deciding = { id: string; actor: Actor; publicUrl: string; now: Date }
type Edits = Partial<BeerWords> | Partial<BreweryWords>

/** Approves a change of a beer or of a page, with what staff put right. Throws as approveChange and approvePageChange. */
export async function approveAnyChange(
  transaction: Database,
  { edits = {}, ...deciding }: Deciding & { edits?: Edits | undefined },
) {
  if ((await kindOfChange(transaction, deciding.id)) === 'page')
    return approvePageChange(transaction, { ...deciding, edits: only<BreweryWords>(edits, breweryWords) })
  return approveChange(transaction, { ...deciding, edits: only<BeerWords>(edits, beerWords) })
}

/** Refuses a change of a beer or of a page with a reason. Throws as refuseChange and refusePageChange. */
export async function refuseAnyChange(transaction: Database, deciding: Deciding & { reason: string }) {
  const isPage = (await kindOfChange(transaction, deciding.id)) === 'page'
  return isPage ? refusePageChange(transaction, deciding) : refuseChange(transaction, deciding)
}

/** The edits, where each is a word of the thing. */
function only<Words>(edits: Edits, known: readonly string[]): Partial<Words> {
  const other = Object.keys(edits).find((word) => !known.includes(word))
  if (other !== undefined) throw badField('edits', `${other} is no word of it.`)
  return edits as Partial<Words>
}
