import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { findStoppedBreweries } from '../../parties/brewery-standing/find-standing.ts'
import { closeEntry, findOpenEntries, openEntry } from '../../platform/worklist/worklist.ts'
import { openPartsOf } from './stopped-part-queries.ts'

const kind = 'part_stopped'

/**
 * Lists the open parts of breweries that may not go on, for operations, who cancel them or record a good check; a part
 * leaves the list when it is over or its brewery may go on (AWRS-07). Any number of processes may run it.
 */
export async function watchStoppedParts({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const now = clock()
  const breweryIds = await findStoppedBreweries(database)
  const parts = await openPartsOf(database, breweryIds)
  const listed = await findOpenEntries(database, { kind })
  for (const { id, number, breweryName } of parts)
    if (!listed.some(({ subject }) => subject === id))
      await openEntry(database, {
        kind,
        subject: id,
        about: `${breweryName}’s order in ${number} is on hold: the brewery may not sell.`,
        owner: 'operations',
        now,
      })
  for (const { subject } of listed)
    if (!parts.some(({ id }) => id === subject))
      await closeEntry(database, { kind, subject, by: systemActor, now })
}
