import { londonDay } from '../../../shared/working-time/working-time.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { closeEntry } from '../../platform/worklist/worklist.ts'
import { unsettledClients } from './credit-queries.ts'
import { payBackHours } from './pay-back.ts'
import { lapsePayBacksBefore } from './pay-back-queries.ts'
import { settleDay } from './settle-credit.ts'
import { writeOffEntry, writeOffHours } from './write-off.ts'
import { lapseAskedBefore } from './write-off-queries.ts'

type Deps = { database: Database; publicUrl: string; clock: () => Date }

const hourMs = 3_600_000
/** No one gets a mail about money in the middle of the night. */
const dayBeginsAt = 7

/** What the clock alone does to credit accounts, once a day for each. Any number of processes may run it. */
export async function settleCreditDays({ database, publicUrl, clock }: Deps): Promise<void> {
  const today = londonDay(new Date(clock().getTime() - dayBeginsAt * hourMs))
  for (let left = await unsettledClients(database, today); left.length > 0;) {
    for (const clientId of left)
      await database.transaction((transaction) =>
        settleDay(transaction, { clientId, today, publicUrl, now: clock() }),
      )
    left = await unsettledClients(database, today)
  }
}

/** Write-offs that no one confirmed in time leave the worklist. */
export async function lapseWriteOffs({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await database.transaction(async (transaction) => {
    const before = new Date(now.getTime() - writeOffHours * hourMs)
    for (const id of await lapseAskedBefore(transaction, before, now))
      await closeEntry(transaction, { kind: writeOffEntry, subject: id, by: systemActor, now })
  })
}

/** The same of money that was to be paid back. */
export async function lapsePayBacks({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await database.transaction(async (transaction) => {
    const before = new Date(now.getTime() - payBackHours * hourMs)
    for (const clientId of await lapsePayBacksBefore(transaction, before, now))
      await closeEntry(transaction, { kind: 'pay_back', subject: clientId, by: systemActor, now })
  })
}
