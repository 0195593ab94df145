import { trustedStreetCreds } from '../../../../shared/reviews/review-limits.ts'
import { isRepetitive, isShouted } from './loudness.ts'
import { hasContact, hasLink } from './outside-links.ts'
import { plainLetters } from './plain-letters.ts'
import { rudenessOf } from './rude-words.ts'

export type AssessedReview = { title: string | null; body: string; isDisguised: boolean }
export type AssessedAuthor = {
  /** Hours since the account was opened. */
  accountHours: number
  streetCreds: number
  /** Other texts of the author. */
  otherBodies: readonly string[]
}
export type Assessment = { status: 'approved' | 'flagged' | 'rejected'; reasons: Reason[] }

/** What each finding weighs. What weighs 2 waits for an operator, no matter who wrote it. */
const weights = {
  slur: 4,
  profanity: 2,
  link: 2,
  contact: 2,
  disguise: 2,
  repeated_review: 2,
  low_street_cred: 2,
  shouting: 1,
  repetition: 1,
  mixed_alphabets: 1,
  markup: 1,
} as const
type Reason = keyof typeof weights | 'new_account'

const flaggedFrom = 2
const rejectedFrom = 4
/** An account is new for a day: one light finding is then enough. */
const newAccountHours = 24
/** Votes have been telling for a while that this author does not help. */
const lowStreetCreds = -5

/**
 * Whether a review is published at once (OPEN-38). 'flagged' and 'rejected' both wait for an operator, who sees the
 * reasons; 'rejected' says that no one should expect it to be published. A trusted author is forgiven one light finding.
 */
export function assessReview(review: AssessedReview, author: AssessedAuthor): Assessment {
  const found = findings(review, author)
  const heavy = found.reduce((sum, reason) => sum + weights[reason], 0)
  const isNew = author.accountHours < newAccountHours
  const weight = heavy + (isNew && heavy > 0 ? 1 : 0) - (author.streetCreds >= trustedStreetCreds ? 1 : 0)
  const isHeavy = found.some((reason) => weights[reason] >= flaggedFrom)
  if (!isHeavy && weight < flaggedFrom) return { status: 'approved', reasons: [] }
  const reasons = [...found, ...(isNew ? (['new_account'] as const) : [])]
  return { status: found.some((reason) => weights[reason] >= rejectedFrom) ? 'rejected' : 'flagged', reasons }
}

function findings(
  { title, body, isDisguised }: AssessedReview,
  author: AssessedAuthor,
): (keyof typeof weights)[] {
  const text = title === null ? body : `${title}\n${body}`
  const rudeness = rudenessOf(plainLetters(text))
  const same = sameText(body)
  const all: [keyof typeof weights, boolean][] = [
    ['slur', rudeness === 'slur'],
    ['profanity', rudeness === 'rude'],
    ['link', hasLink(text)],
    ['contact', hasContact(text)],
    ['disguise', isDisguised],
    ['repeated_review', author.otherBodies.some((other) => sameText(other) === same)],
    ['low_street_cred', author.streetCreds <= lowStreetCreds],
    ['shouting', isShouted(body) || (title !== null && isShouted(title))],
    ['repetition', isRepetitive(text)],
    [
      'mixed_alphabets',
      /\p{Script=Latin}\p{M}*(?:\p{Script=Cyrillic}|\p{Script=Greek})|(?:\p{Script=Cyrillic}|\p{Script=Greek})\p{M}*\p{Script=Latin}/u.test(
        text,
      ),
    ],
    ['markup', /<\/?[a-z][^<>]{0,200}>|\[(?:url|img|b|i)\b/i.test(text)],
  ]
  return all.flatMap(([reason, isFound]) => (isFound ? [reason] : []))
}

const sameText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
