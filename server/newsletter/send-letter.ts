import { createHash } from 'node:crypto'
import { letterBatch } from '../../shared/limits.ts'
import type { LetterCategory } from '../../shared/newsletter.ts'
import type { Database } from '../database/connect.ts'
import { enqueueLetterCopies } from '../mail/enqueue-mail.ts'
import { insertLetter, letterByDigest, lockLetter, markSent } from './letter-queries.ts'
import { type Newsletter, unsubscribeLink } from './newsletter.ts'
import type { Letter } from './read-letter.ts'
import { countReaders, nextReaders } from './subscription-queries.ts'

type Sending = { category: LetterCategory; letter: Letter; digest: string }
/** How far a letter has come: copies in the outbox, and whether these are all. */
export type LetterProgress = { copies: number; finishedAt: Date | null }

/** Names a letter: the same words to the same category are the same letter. */
export function digestOf(category: LetterCategory, letter: Letter): string {
  return createHash('sha256')
    .update(JSON.stringify([category, letter]))
    .digest('base64url')
}

/** How far it came before, or null if it was never begun. */
export function letterProgress(database: Database, digest: string): Promise<LetterProgress | null> {
  return letterByDigest(database, digest)
}

/** How many get letters of the category now. */
export function readersOf(database: Database, category: LetterCategory): Promise<number> {
  return countReaders(database, category)
}

/**
 * Puts a copy for every reader of the category into the outbox, many at a time: the copies and how far we came land
 * together, so whoever goes on after a crash goes on behind the last of them, and nobody gets two.
 */
export async function sendLetter(
  newsletter: Newsletter,
  sending: Sending,
  tell: (progress: LetterProgress) => void,
): Promise<LetterProgress> {
  const { database, clock } = newsletter
  const { category, letter, digest } = sending
  await insertLetter(database, { digest, category, subject: letter.subject, startedAt: clock() })
  for (;;) {
    const progress = await database.transaction((transaction) => sendBatch(newsletter, transaction, sending))
    if (progress.finishedAt !== null) return progress
    tell(progress)
  }
}

async function sendBatch(
  newsletter: Newsletter,
  transaction: Database,
  { category, letter, digest }: Sending,
): Promise<LetterProgress> {
  const row = (await lockLetter(transaction, digest))!
  if (row.finishedAt !== null) return row
  const readers = await nextReaders(transaction, { category, after: row.sentUpTo, most: letterBatch })
  const last = readers.at(-1)
  if (last === undefined) {
    const finishedAt = newsletter.clock()
    await markSent(transaction, row.id, { finishedAt })
    return { copies: row.copies, finishedAt }
  }
  await enqueueLetterCopies(
    transaction,
    readers.map(({ email }) => ({
      email,
      data: { category, ...letter, unsubscribeLink: unsubscribeLink(newsletter, { email, category }) },
    })),
  )
  const copies = row.copies + readers.length
  await markSent(transaction, row.id, { sentUpTo: last.emailKey, copies })
  return { copies, finishedAt: null }
}
