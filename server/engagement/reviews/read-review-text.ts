import {
  reportReasonLength,
  reviewBodyLength,
  reviewRating,
  reviewTexts,
  reviewTitleLength,
} from '../../../shared/reviews/review-limits.ts'
import { cleanLine, cleanText, type CleanText } from './moderation/clean-text.ts'
import { badField } from '../../platform/errors/common-errors.ts'

/** A body as stored. Throws RequestError 400 for a short or long one (REV-40). */
export function readBody(raw: string): CleanText {
  const clean = cleanText(raw)
  if (clean.text.length < reviewBodyLength.min) throw badField('body', reviewTexts.bodyTooShort)
  if (clean.text.length > reviewBodyLength.max) throw badField('body', reviewTexts.bodyTooLong)
  return clean
}

/** A title as stored; a blank one becomes null (REV-42 to REV-44). */
export function readTitle(raw: string | null): { text: string | null; isDisguised: boolean } {
  const { text, isDisguised } = cleanLine(raw ?? '')
  if (text.length > reviewTitleLength) throw badField('title', reviewTexts.titleTooLong)
  return { text: text === '' ? null : text, isDisguised }
}

/** Whole stars, or none (REV-45). */
export function readRating(rating: number | null): number | null {
  if (rating === null) return null
  const { min, max } = reviewRating
  if (!Number.isInteger(rating) || rating < min || rating > max)
    throw badField('rating', reviewTexts.badRating)
  return rating
}

/** The reason of a report (REV-48). */
export function readReason(raw: string): string {
  const { text } = cleanText(raw)
  if (text.length < reportReasonLength.min) throw badField('reason', reviewTexts.reasonTooShort)
  if (text.length > reportReasonLength.max) throw badField('reason', reviewTexts.reasonTooLong)
  return text
}
