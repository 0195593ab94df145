import type { UploadAnswer } from '../../../shared/api/reviews-api.ts'
import {
  reviewPictureBytes,
  reviewPictureLimit,
  reviewPictureTypes,
  reviewTexts,
} from '../../../shared/reviews/review-limits.ts'

/** A picture that is put to a review (REV-33). */
export type PictureItem = { id: string; name: string } & (
  | { state: 'uploading'; /** From 0 to 1. */ progress: number }
  | { state: 'uploaded'; upload: UploadAnswer }
  | { state: 'error'; message: string; /** Whether sending it again could help. */ canRetry: boolean }
)

export type PictureNews =
  | { kind: 'added'; items: PictureItem[] }
  | { kind: 'started' | 'removed'; id: string }
  | { kind: 'progressed'; id: string; progress: number }
  | { kind: 'uploaded'; id: string; upload: UploadAnswer }
  | { kind: 'failed'; id: string; message: string }
  | { kind: 'cleared' }

export function nextPictures(items: PictureItem[], news: PictureNews): PictureItem[] {
  switch (news.kind) {
    case 'added':
      return [...items, ...news.items]
    case 'removed':
      return items.filter(({ id }) => id !== news.id)
    case 'cleared':
      return []
    case 'started':
      return withState(items, news.id, { state: 'uploading', progress: 0 })
    case 'progressed':
      return withState(items, news.id, { state: 'uploading', progress: news.progress })
    case 'uploaded':
      return withState(items, news.id, { state: 'uploaded', upload: news.upload })
    case 'failed':
      return withState(items, news.id, { state: 'error', message: news.message, canRetry: true })
  }
}

/** Why a file is refused without being sent; null for a good one (REV-50 to REV-56). */
export function validatePicture(file: { size: number; type: string }): string | null {
  if (!(reviewPictureTypes as readonly string[]).includes(file.type)) return reviewTexts.pictureOfWrongType
  return file.size > reviewPictureBytes ? reviewTexts.pictureTooLarge : null
}

/** How many more fit; failed ones do not count (REV-49). */
export function roomFor(items: readonly PictureItem[]): number {
  return reviewPictureLimit - items.filter(({ state }) => state !== 'error').length
}

/** The chosen files as they enter the list: good ones start to upload, the others show their error. */
export function admit(
  items: readonly PictureItem[],
  files: readonly { id: string; name: string; size: number; type: string }[],
): PictureItem[] {
  let room = roomFor(items)
  return files.map((file) => {
    const { id, name } = file
    const fault = validatePicture(file) ?? (room > 0 ? null : reviewTexts.tooManyPictures)
    if (fault !== null) return { id, name, state: 'error', message: fault, canRetry: false }
    room -= 1
    return { id, name, state: 'uploading', progress: 0 }
  })
}

type State =
  | Pick<Extract<PictureItem, { state: 'uploading' }>, 'state' | 'progress'>
  | Pick<Extract<PictureItem, { state: 'uploaded' }>, 'state' | 'upload'>
  | Pick<Extract<PictureItem, { state: 'error' }>, 'state' | 'message' | 'canRetry'>

function withState(items: PictureItem[], id: string, state: State): PictureItem[] {
  return items.map((item) => (item.id === id ? { id, name: item.name, ...state } : item))
}
