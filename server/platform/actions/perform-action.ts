import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import type { Database } from '../database/database.ts'
import { rollBack } from '../database/roll-back.ts'
import { keyMissing } from '../errors/step-errors.ts'
import { withIdempotency } from '../idempotency/with-idempotency.ts'
import { mailsOfStep } from '../mail/enqueue-mail.ts'
import { requireSame } from './measured-act.ts'

/** What an action does beside its mails, in sentences without moments; they go into its digest. */
export type ActionEffects = Partial<Omit<StepPreview, 'digest' | 'mails'>>
/** What an action decides about beside its effects, such as the text of a review; it goes into the digest unseen. */
export type ActionSubject = unknown
/** Does it within the transaction, and says what it did and what it decided about, as read under the lock. */
export type Action<Answer> = (
  transaction: Database,
) => Promise<{ answer: Answer; effects: ActionEffects; seen?: ActionSubject }>

export type ActionCall = {
  /** The owner of the key, as clientKeys. */
  who: string
  /** The action's own name among calls with keys. */
  call: string
  /** Absent for a preview. */
  key: string | undefined
  /** All that determines the effect. */
  request: unknown
  now: Date
  query: Static<typeof StepQuery>
  /** A mail in the preview; `mailSentence` unless another is given. */
  describeMail?: (mail: StepMail) => string
}
export type StepMail = Awaited<ReturnType<typeof mailsOfStep>>[number]

/**
 * Does an action once for its key, or says what it would do and undoes it. With a digest only what was shown is done. Throws
 * RequestError 400 without a key, 409 `changed_meanwhile` for an old digest, and what the action throws (SELL-08, SELL-10).
 */
export async function performAction<Answer>(
  database: Database,
  { who, call, key, request, now, query, describeMail = mailSentence }: ActionCall,
  action: Action<Answer>,
): Promise<Answer | StepPreview> {
  const measured = async (transaction: Database) => {
    const { answer, effects, seen = null } = await action(transaction)
    return { answer, preview: await previewOf(transaction, [call, request, seen], effects, describeMail) }
  }
  const { dryRun, preview, digest } = query
  if (dryRun === 'true' || preview === '1')
    return rollBack(database, async (transaction) => (await measured(transaction)).preview)
  if (key === undefined) throw keyMissing()
  return withIdempotency(database, { who, call, key, request, now }, async (transaction) => {
    if (digest === undefined) return (await action(transaction)).answer
    let done: Awaited<ReturnType<typeof measured>> | null = null
    const once = async (within: Database) => (done = await measured(within)).preview
    await requireSame(transaction, once, digest)
    return done!.answer
  })
}

async function previewOf(
  transaction: Database,
  asked: unknown,
  effects: ActionEffects,
  describeMail: (mail: StepMail) => string,
): Promise<StepPreview> {
  const mails = (await mailsOfStep(transaction)).map(describeMail)
  const said = {
    stock: [],
    money: [],
    documents: [],
    deadlines: [],
    warnings: [],
    ...effects,
    mails: [...new Set(mails)],
  }
  const digest = hash('sha256', JSON.stringify([asked, said]), 'base64url')
  return { digest, ...said }
}

/** 'The Salt Cellar: Your order is on its way', the address where the mail names no one. */
export function mailSentence({ toName, toEmail, heading }: StepMail): string {
  const whom = toName === '' ? toEmail : toName
  return heading === null ? whom : `${whom}: ${heading}`
}
