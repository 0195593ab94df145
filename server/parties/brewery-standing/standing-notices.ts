import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { addDays, londonMoment } from '../../../shared/working-time/working-time.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { notifyBrewery } from '../notices/notify-brewery.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import { dueEnd } from './assess-awrs.ts'
import type { AssessedBrewery } from './standing-of.ts'
import { updateStanding } from './standing-queries.ts'

const kind = 'awrs_due'

/**
 * Warns of the end of an AWRS entry, once an end: a mail to the brewery's owner and an entry of the worklist, which goes
 * when a newer entry is good for longer (AWRS-04).
 */
export async function warnOfAwrsEnd(
  transaction: Database,
  { breweryId, facts, standing: { awrs } }: AssessedBrewery,
  now: Date,
): Promise<void> {
  const goodUntil = dueEnd(awrs, now)
  if (goodUntil === null) {
    if (facts?.warnedOfEnd) {
      await closeEntry(transaction, { kind, subject: breweryId, by: systemActor, now })
      await updateStanding(transaction, breweryId, { warnedOfEnd: null })
    }
    return
  }
  if (facts?.warnedOfEnd === goodUntil) return
  const [brewery] = await nameBreweries(transaction, [breweryId])
  if (brewery === undefined) return
  const endsOn = dayText(goodUntil)
  await closeEntry(transaction, { kind, subject: breweryId, by: systemActor, now })
  await openEntry(transaction, {
    kind,
    subject: breweryId,
    about: `The AWRS entry of ${brewery.name} ends on ${endsOn}.`,
    owner: 'operations',
    dueAt: londonMoment(addDays(goodUntil, 1), '00:00'),
    now,
  })
  await updateStanding(transaction, breweryId, { warnedOfEnd: goodUntil })
  if (awrs.state !== 'good') return
  const notified = await notifyBrewery(transaction, breweryId, {
    kind: 'papers',
    text: ({ slug }) => ({
      title: `Your AWRS entry ends on ${endsOn}`,
      about: brewery.name,
      path: sellingPaths.today(slug),
    }),
    now,
  })
  for (const to of notified?.recipients ?? [])
    await enqueueMail(transaction, {
      to: { email: to.email, name: to.name },
      template: 'awrs-ending',
      data: { name: to.name, brewery: brewery.name, endsOn },
    })
}

/** Notifies the people of a brewery that it is cleared, which follows on its own from the last condition (NOTE-14). */
export async function notifyOfApproval(transaction: Database, breweryId: string, now: Date): Promise<void> {
  const [named] = await nameBreweries(transaction, [breweryId])
  if (named === undefined) return
  const heading = `${named.name} can take orders.`
  const line = 'All that Dray needs is there: pubs can put your beer into their baskets from now on.'
  const notified = await notifyBrewery(transaction, breweryId, {
    kind: 'papers',
    text: ({ slug }) => ({ title: heading, about: line, path: sellingPaths.today(slug) }),
    now,
  })
  const people = (notified?.recipients ?? []).filter(({ memberId }) => memberId !== null)
  for (const { email, name } of people)
    await enqueueMail(transaction, {
      to: { email, name },
      template: 'selling-news',
      data: { name, heading, lines: [line], action: null },
    })
}
