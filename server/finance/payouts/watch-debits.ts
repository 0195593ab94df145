import { formatMinor } from '../../../shared/format/money.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { readDebits } from '../ledger/read-brewery-dues.ts'
import { closeEntry, findOpenEntries, openEntry } from '../../platform/worklist/worklist.ts'

const kind = 'brewery_debit'
/** A debit that older sales did not pay by then is finance's. */
const days = 30

/** Lists breweries that have owed Dray for 30 days, for finance; one leaves the list when it owes nothing (PAYO-04). */
export async function watchDebits({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const now = clock()
  const debits = await readDebits(database)
  const listed = await findOpenEntries(database, { kind })
  const old = debits.filter(({ since }) => now.getTime() - since.getTime() >= days * 86_400_000)
  const names = await findBreweryNames(
    database,
    old.map(({ breweryId }) => breweryId),
  )
  for (const { breweryId, owedMinor, since } of old)
    await openEntry(database, {
      kind,
      subject: breweryId,
      about: `${names.get(breweryId) ?? 'A brewery that has left'} has owed Dray since ${londonDay(since)}: ${formatMinor(owedMinor)} by now.`,
      owner: 'finance',
      now,
    })
  for (const { subject } of listed)
    if (!debits.some(({ breweryId }) => breweryId === subject))
      await closeEntry(database, { kind, subject, by: systemActor, now })
}
