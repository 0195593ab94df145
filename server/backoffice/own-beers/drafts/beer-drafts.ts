import type { BeerDraft, BeerDrafts, BeerDraftToSave } from '../../../../shared/api/beers-api.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Database } from '../../../platform/database/database.ts'
import { tooManyDrafts } from '../../../platform/errors/beer-errors.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { requireOwnPictures } from '../beer-pictures.ts'
import { checkWords } from '../check-words.ts'
import {
  type BeerDraftRow,
  countOtherDrafts,
  deleteDraft,
  draftRows,
  upsertDraft,
} from './beer-draft-queries.ts'

/** Drafts that a brewery may have. */
const mostDrafts = 50

type Saving = {
  id: string
  breweryId: string
  draft: BeerDraftToSave
  savedBy: string
  now: Date
}

/** The drafts of new beers that a brewery has, the latest first (SELL-43). */
export async function listDrafts(database: Database, breweryId: string): Promise<BeerDrafts> {
  return { drafts: (await draftRows(database, { breweryId, most: mostDrafts })).map(draftView) }
}

/**
 * Saves a draft as a whole, new under an id of the caller's choice or changed. Needs a transaction. Throws RequestError 400
 * for a word, 404 for another brewery's id, 409 for too many.
 */
export async function saveDraft(
  transaction: Database,
  { id, breweryId, draft, savedBy, now }: Saving,
): Promise<void> {
  if (!isUuid(id)) throw notFound('The draft')
  if ((await countOtherDrafts(transaction, { id, breweryId })) >= mostDrafts) throw tooManyDrafts()
  const words = checkWords(draft.words)
  await requireOwnPictures(transaction, { breweryId, words, beer: null })
  const row = { id, breweryId, words, sizes: draft.sizes, savedAt: now, savedBy }
  if (!(await upsertDraft(transaction, row))) throw notFound('The draft')
}

/** Removes a draft. Throws RequestError 404 for an unknown one. */
export async function removeDraft(
  transaction: Database,
  draft: { id: string; breweryId: string },
): Promise<void> {
  if (!isUuid(draft.id) || !(await deleteDraft(transaction, draft))) throw notFound('The draft')
}

/** The draft of a beer that is sent goes, where it is still there. */
export async function dropDraft(
  transaction: Database,
  draft: { id: string; breweryId: string },
): Promise<void> {
  await deleteDraft(transaction, draft)
}

const draftView = ({ id, words, sizes, savedAt, savedBy }: BeerDraftRow): BeerDraft => ({
  id,
  words,
  sizes,
  savedAt: savedAt.toISOString(),
  savedBy,
})
