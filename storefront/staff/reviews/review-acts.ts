import type { StaffReview } from '../../../shared/api/staff-reviews-api.ts'
import { mostReviewWords } from '../../../shared/api/list-views.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { staffReads } from '../staff-calls.ts'

export type ReviewVerb = 'approve' | 'hide' | 'bar' | 'unbar'

/** The verbs that change something, the next one first. */
export function reviewVerbsOf({ state, openReports, author }: StaffReview): ReviewVerb[] {
  const decide: ReviewVerb[] = [
    ...(state !== 'approved' || openReports > 0 ? (['approve'] as const) : []),
    ...(state !== 'hidden' || openReports > 0 ? (['hide'] as const) : []),
  ]
  if (author === null) return decide
  return [...decide, author.blockedReason === null ? 'bar' : 'unbar']
}

export const reviewVerbName = (verb: ReviewVerb, { state }: StaffReview): string =>
  verb === 'approve' && state === 'approved' ? 'Go on showing' : verbNames[verb]

const verbNames: Readonly<Record<ReviewVerb, string>> = {
  approve: 'Show',
  hide: 'Hide',
  bar: 'Close reviewing',
  unbar: 'Open reviewing',
}

const words = { kind: 'words', maxLength: mostReviewWords } as const
const fieldsOf: Readonly<Record<ReviewVerb, PlainAction['fields']>> = {
  approve: [{ ...words, name: 'note', label: 'Note', hint: 'Colleagues read it.' }],
  hide: [
    {
      ...words,
      name: 'reason',
      label: 'Why?',
      hint: 'The author reads it.',
      missing: 'Say why: the author reads it.',
    },
  ],
  bar: [
    {
      ...words,
      name: 'reason',
      label: 'Why?',
      hint: 'Colleagues read it.',
      missing: 'Say why: colleagues read it.',
    },
  ],
  unbar: [],
}

/** A verb with a review or its author (STAF-21). */
export function reviewAction(verb: ReviewVerb, review: StaffReview): PlainAction {
  const { id, author } = review
  const whom = author?.name ?? ''
  const isAboutAuthor = verb === 'bar' || verb === 'unbar'
  const name = reviewVerbName(verb, review)
  return {
    title: isAboutAuthor ? `${name}: ${whom}` : `${name} this review`,
    thing: 'The review',
    call: `${staffReads.review(id)}/${verb}`,
    fields: fieldsOf[verb],
    nameOf: () => (isAboutAuthor ? `${name} for ${whom}` : `${name} the review`),
    isDangerous: verb === 'hide' || verb === 'bar',
    done: isAboutAuthor
      ? `${whom} ${verb === 'bar' ? 'can write no reviews any more' : 'can write reviews again'}.`
      : `The review is ${verb === 'hide' ? 'hidden' : 'shown'}.`,
  }
}
