import type { UploadAnswer } from '../../../shared/api/reviews-api.ts'
import { reviewPictureLimit } from '../../../shared/reviews/review-limits.ts'

/** Storage key of unfinished reviews: a JSON list, newest first. */
export const reviewDraftsKey = 'dray-review-drafts'

/** Most stored drafts, and for how many days. */
const mostDrafts = 10
const draftDays = 30
/** Pictures that no review claims go after a day; they are forgotten here a little earlier, in hours. */
const pictureHours = 20

/** A review that was begun, or changed and not yet sent, by one client on one beer. */
export type Draft = {
  title: string
  body: string
  rating: number | null
  pictures: { name: string; upload: UploadAnswer }[]
}
type DraftKey = {
  beerId: string
  clientId: string
  /** The review that is changed; null for a new one. */
  reviewId: string | null
}
type StoredDraft = Draft & DraftKey & { /** ms since 1970 */ keptAt: number }
type Store = Pick<Storage, 'getItem' | 'setItem'>

const nothing: Draft = { title: '', body: '', rating: null, pictures: [] }

/** What this client had begun to write of this beer; null for nothing, for too long ago, and for a closed store. */
export function readDraft(of: DraftKey, now: number, store?: Store): Draft | null {
  const stored = readAll(now, store).find(isOf(of))
  if (stored === undefined) return null
  const { title, body, rating, pictures, keptAt } = stored
  const hasPictures = now - keptAt < pictureHours * 3_600_000
  return { title, body, rating, pictures: hasPictures ? pictures : [] }
}

/** The review of this beer that this client edited last, if its draft is stored. */
export function readChangedReview(
  { beerId, clientId }: Omit<DraftKey, 'reviewId'>,
  now: number,
  store?: Store,
): string | null {
  const stored = readAll(now, store).find(
    (draft) => draft.beerId === beerId && draft.clientId === clientId && draft.reviewId !== null,
  )
  return stored?.reviewId ?? null
}

/** Stores a draft; deletes it where it equals its starting text. */
export function storeDraft(
  of: DraftKey,
  draft: Draft,
  now: number,
  { begunWith = nothing, store }: { begunWith?: Draft; store?: Store } = {},
): void {
  const others = readAll(now, store).filter((stored) => !isOf(of)(stored))
  const isUnchanged =
    draft.title.trim() === begunWith.title.trim() &&
    draft.body.trim() === begunWith.body.trim() &&
    draft.rating === begunWith.rating &&
    draft.pictures.length === 0
  writeAll(isUnchanged ? others : [{ ...of, ...draft, keptAt: now }, ...others], store)
}

export function forgetDraft(of: DraftKey, now: number, store?: Store): void {
  writeAll(
    readAll(now, store).filter((stored) => !isOf(of)(stored)),
    store,
  )
}

const isOf =
  ({ beerId, clientId, reviewId }: DraftKey) =>
  (stored: StoredDraft) =>
    stored.beerId === beerId && stored.clientId === clientId && stored.reviewId === reviewId

function readAll(now: number, store?: Store): StoredDraft[] {
  try {
    const stored: unknown = JSON.parse((store ?? localStorage).getItem(reviewDraftsKey) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((draft) => isDraft(draft) && now - draft.keptAt < draftDays * 86_400_000)
      .map((draft: StoredDraft) => ({ ...draft, reviewId: draft.reviewId ?? null }))
  } catch {
    return []
  }
}

function writeAll(drafts: StoredDraft[], store?: Store): void {
  try {
    ;(store ?? localStorage).setItem(reviewDraftsKey, JSON.stringify(drafts.slice(0, mostDrafts)))
  } catch {
    // A full or forbidden store costs the client nothing but the memory.
  }
}

/** Storage may hold any text. */
function isDraft(value: unknown): value is StoredDraft {
  const { beerId, clientId, reviewId, title, body, rating, pictures, keptAt } = (value ??
    {}) as Partial<StoredDraft>
  const areTexts = [beerId, clientId, reviewId ?? '', title, body].every((text) => typeof text === 'string')
  const isRating = rating === null || [1, 2, 3, 4, 5].includes(rating as number)
  return areTexts && isRating && typeof keptAt === 'number' && arePictures(pictures)
}

function arePictures(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= reviewPictureLimit &&
    value.every(({ name, upload } = {}) =>
      [name, upload?.uploadId, upload?.thumbUrl].every((text) => typeof text === 'string'),
    )
  )
}
