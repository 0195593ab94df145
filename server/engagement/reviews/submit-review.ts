import type { Comment, NewComment } from '../../../shared/api/reviews-api.ts'
import { reviewPictureLimit, reviewTexts } from '../../../shared/reviews/review-limits.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { findBeerNames } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { assessText } from './assess-text.ts'
import { readBody, readRating, readTitle } from './read-review-text.ts'
import { insertReview } from './review-writing-queries.ts'
import { requireReviewer } from './require-reviewer.ts'
import { showReview } from './show-review.ts'
import { claimUploads } from './upload-queries.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'

/**
 * Stores a review, shown or pending as the rules decide; a client may review a beer more than once (OPEN-43). Throws
 * RequestError 400 naming the field, 403 if reviewing is closed for the client, 404 for an unknown beer.
 */
export async function submitReview(
  database: Database,
  { clientId, comment, now }: { clientId: string; comment: NewComment; now: Date },
): Promise<Comment> {
  const beerId = comment.subjectId.toLowerCase()
  const title = readTitle(comment.title ?? null)
  const body = readBody(comment.body)
  const rating = readRating(comment.rating ?? null)
  const uploadIds = readUploadIds(comment.attachments ?? [])
  const streetCreds = await requireReviewer(database, clientId)
  const [beer] = isUuid(beerId) ? await findBeerNames(database, [beerId]) : []
  if (beer === undefined) throw notFound('The beer')

  const text = { title: title.text, body: body.text, isDisguised: title.isDisguised || body.isDisguised }
  const assessed = await assessText(database, text, { clientId, streetCreds, reviewId: null, now })
  const reviewId = await database.transaction(async (transaction) => {
    const id = await insertReview(transaction, {
      beerId,
      authorId: clientId,
      rating,
      title: title.text,
      body: body.text,
      streetCreds,
      ...assessed,
      now,
    })
    const claimed =
      uploadIds.length === 0 ? 0 : await claimUploads(transaction, { uploadIds, clientId, reviewId: id })
    if (claimed < uploadIds.length) throw unknownUpload()
    return id
  })
  return showReview(database, { reviewId, viewerId: clientId })
}

/** REV-49: each picture once. */
function readUploadIds(ids: readonly string[]): string[] {
  const uploadIds = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (uploadIds.length > reviewPictureLimit) throw badField('attachments', reviewTexts.tooManyPictures)
  if (!uploadIds.every(isUuid)) throw unknownUpload()
  return uploadIds
}

/** The upload was swept, belongs to another review, or to another client. */
const unknownUpload = () => badField('attachments', reviewTexts.pictureGone)
