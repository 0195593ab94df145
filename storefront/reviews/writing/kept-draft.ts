import type { UploadAnswer } from '../../../shared/api/reviews.ts'
import { reviewPictureLimit } from '../../../shared/review-limits.ts'

/** Where the browser keeps reviews that were begun: a JSON list, newest first. */
export const reviewDraftsKey = 'dray-review-drafts'

/** Most drafts that are kept, and for how many days. */
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
type Of = {
  beerId: string
  clientId: string
  /** The review that is changed; null for a new one. */
  reviewId: string | null
}
type KeptDraft = Draft & Of & { /** ms since 1970 */ keptAt: number }
type Store = Pick<Storage, 'getItem' | 'setItem'>

const nothing: Draft = { title: '', body: '', rating: null, pictures: [] }

/** What this client had begun to write of this beer; null for nothing, for too long ago, and for a closed store. */
export function readDraft(of: Of, now: number, store?: Store): Draft | null {
  const kept = readAll(now, store).find(isOf(of))
  if (kept === undefined) return null
  const { title, body, rating, pictures, keptAt } = kept
  const hasPictures = now - keptAt < pictureHours * 3_600_000
  return { title, body, rating, pictures: hasPictures ? pictures : [] }
}

/** The review of this beer that this client was changing last, as far as the change was kept. */
export function readChangedReview(
  { beerId, clientId }: Omit<Of, 'reviewId'>,
  now: number,
  store?: Store,
): string | null {
  const kept = readAll(now, store).find(
    (draft) => draft.beerId === beerId && draft.clientId === clientId && draft.reviewId !== null,
  )
  return kept?.reviewId ?? null
}

/** Keeps a draft; one that says nothing beyond what it began with is forgotten. */
export function keepDraft(
  of: Of,
  draft: Draft,
  now: number,
  { begunWith = nothing, store }: { begunWith?: Draft; store?: Store } = {},
): void {
  const others = readAll(now, store).filter((kept) => !isOf(of)(kept))
  const isUnchanged =
    draft.title.trim() === begunWith.title.trim() &&
    draft.body.trim() === begunWith.body.trim() &&
    draft.rating === begunWith.rating &&
    draft.pictures.length === 0
  writeAll(isUnchanged ? others : [{ ...of, ...draft, keptAt: now }, ...others], store)
}

export function forgetDraft(of: Of, now: number, store?: Store): void {
  writeAll(
    readAll(now, store).filter((kept) => !isOf(of)(kept)),
    store,
  )
}

const isOf =
  ({ beerId, clientId, reviewId }: Of) =>
  (kept: KeptDraft) =>
    kept.beerId === beerId && kept.clientId === clientId && kept.reviewId === reviewId

function readAll(now: number, store?: Store): KeptDraft[] {
  try {
    const kept: unknown = JSON.parse((store ?? localStorage).getItem(reviewDraftsKey) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept
      .filter((draft) => isDraft(draft) && now - draft.keptAt < draftDays * 86_400_000)
      .map((draft: KeptDraft) => ({ ...draft, reviewId: draft.reviewId ?? null }))
  } catch {
    return []
  }
}

function writeAll(drafts: KeptDraft[], store?: Store): void {
  try {
    ;(store ?? localStorage).setItem(reviewDraftsKey, JSON.stringify(drafts.slice(0, mostDrafts)))
  } catch {
    // A full or forbidden store costs the client nothing but the memory.
  }
}

/** Anything may stand in a store. */
function isDraft(value: unknown): value is KeptDraft {
  const { beerId, clientId, reviewId, title, body, rating, pictures, keptAt } = (value ??
    {}) as Partial<KeptDraft>
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
