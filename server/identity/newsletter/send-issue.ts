import { hash } from 'node:crypto'
import { issueBatch } from '../../../shared/limits/limits.ts'
import type { NewsletterCategory } from '../../../shared/newsletter/newsletter-data.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueIssueCopies } from '../../platform/mail/enqueue-mail.ts'
import { insertIssue, issueByDigest, lockIssue, markSent } from './issue-queries.ts'
import { type Newsletter, unsubscribeLink } from './open-newsletter.ts'
import type { NewsletterIssue } from './read-issue.ts'
import { countSubscribers, lockSubscribers, nextSubscribers } from './subscription-queries.ts'

type Sending = { category: NewsletterCategory; issue: NewsletterIssue; digest: string }
/** The progress of an issue: copies in the outbox, and the time of the last one. */
export type IssueProgress = { copies: number; finishedAt: Date | null }

/** Identifies an issue: the same content for the same category is the same issue. */
export function digestOf(category: NewsletterCategory, issue: NewsletterIssue): string {
  return hash('sha256', JSON.stringify([category, issue]), 'base64url')
}

/** How far it came before, or null if it was never begun. */
export function issueProgress(database: Database, digest: string): Promise<IssueProgress | null> {
  return issueByDigest(database, digest)
}

/** The number of present subscribers of the category. */
export function subscriberCount(database: Database, category: NewsletterCategory): Promise<number> {
  return countSubscribers(database, category)
}

/**
 * Puts a copy for every subscriber of the category into the outbox, in batches. The copies of a batch and its position
 * commit together, so a run after a crash resumes behind the last batch and no subscriber gets two copies.
 */
export async function sendIssue(
  newsletter: Newsletter,
  sending: Sending,
  report: (progress: IssueProgress) => void,
): Promise<IssueProgress> {
  const { database, clock } = newsletter
  const { category, issue, digest } = sending
  await insertIssue(database, { digest, category, subject: issue.subject, startedAt: clock() })
  for (;;) {
    const progress = await database.transaction((transaction) => sendBatch(newsletter, transaction, sending))
    if (progress.finishedAt !== null) return progress
    report(progress)
  }
}

async function sendBatch(
  newsletter: Newsletter,
  transaction: Database,
  { category, issue, digest }: Sending,
): Promise<IssueProgress> {
  const row = (await lockIssue(transaction, digest))!
  if (row.finishedAt !== null) return row
  const emailKeys = await nextSubscribers(transaction, { category, after: row.sentUpTo, most: issueBatch })
  const last = emailKeys.at(-1)
  if (last === undefined) {
    const finishedAt = newsletter.clock()
    await markSent(transaction, row.id, { finishedAt })
    return { copies: row.copies, finishedAt }
  }
  const subscribers = await lockSubscribers(transaction, { category, emailKeys })
  await enqueueIssueCopies(
    { database: transaction, sealer: newsletter.sealer },
    subscribers.map(({ email }) => ({
      email,
      data: { category, ...issue, unsubscribeLink: unsubscribeLink(newsletter, { email, category }) },
    })),
  )
  const copies = row.copies + subscribers.length
  await markSent(transaction, row.id, { sentUpTo: last, copies })
  return { copies, finishedAt: null }
}
