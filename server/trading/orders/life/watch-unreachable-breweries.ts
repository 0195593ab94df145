import { systemActor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listDeadLetters } from '../../../platform/mail/dead-letters.ts'
import { closeEntry, findOpenEntries, openEntry } from '../../../platform/worklist/worklist.ts'
import { breweriesWithWaitingParts } from '../life-queries.ts'
import { answeringRoles } from './link-actor.ts'
import { findRecipients } from '../../../parties/notices/brewery-recipients.ts'

const kind = 'brewery_unreachable'

/** Of 30 days: more means that the mail server refuses everything, which the staff's figures say. */
const mostLetters = 10_000

/**
 * Lists breweries with a part to answer that no one can be written to: no people, no address, or every mail about orders
 * was given up. One leaves the list when someone can be, or when nothing waits (NOTE-03).
 */
export async function watchUnreachableBreweries({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const now = clock()
  const breweries = await findRecipients(database, await breweriesWithWaitingParts(database), answeringRoles)
  const failed = (await listDeadLetters(database, mostLetters)).filter(({ template }) =>
    template.startsWith('brewery-'),
  )
  const deaf = new Set(failed.map(({ toEmail }) => toEmail))
  const silent = breweries.filter(({ recipients }) => recipients.every(({ email }) => deaf.has(email)))
  const listed = await findOpenEntries(database, { kind })
  for (const { id, name } of silent)
    if (!listed.some(({ subject }) => subject === id))
      await openEntry(database, {
        kind,
        subject: id,
        about: `${name} has an order to answer, and no one there can be written to.`,
        owner: 'operations',
        dueAt: now,
        now,
      })
  for (const { subject } of listed)
    if (!silent.some(({ id }) => id === subject))
      await closeEntry(database, { kind, subject, by: systemActor, now })
}
