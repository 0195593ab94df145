import type { StaffRole } from '../../../shared/accounts/roles.ts'
import type { SystemCheck } from '../../../shared/api/system-api.ts'
import type { WorklistKind } from '../../../shared/worklist/worklist-kinds.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { closeEntry, findOpenSubjects, openEntry } from '../../platform/worklist/worklist.ts'
import { type ClockRests, runChecks } from './run-checks.ts'
import { type Cause, watchedKinds } from './watched-causes.ts'

type Deps = { database: Database; clock: () => Date }
export type CheckDeps = Deps & { clockRests: ClockRests }

/** Puts what waits on the worklist and takes off what does so no longer. Any number of processes may run it. */
export async function watchCauses({ database, clock }: Deps): Promise<void> {
  const now = clock()
  for (const { kind, owner, find } of watchedKinds)
    await follow(database, { kind, owner, causes: await find(database, now), now })
}

/** Proves ledger, stock, documents, deadlines, prices and counts of lists each night; what does not hold is on the worklist (consoles 5). */
export async function watchChecks(deps: CheckDeps): Promise<void> {
  await checkBooks(deps)
}

const checkNames: Readonly<Record<SystemCheck, string>> = {
  ledger: 'The ledger does not add up',
  stock: 'Stock and its movements differ',
  documents: 'A document is missing or was changed',
  deadlines: 'The clock has not acted',
  prices: 'A size shows another price than its own',
  lists: 'A list counts what is not there',
}

/** Runs the checks and follows them on the worklist; returns what they found. */
export async function checkBooks({ database, clock, clockRests }: CheckDeps) {
  const now = clock()
  const results = await runChecks(database, { now, isClockResting: await clockRests(database) })
  const causes = results.checks.flatMap(({ check, faults }) =>
    faults.length === 0 ? [] : [{ subject: check, about: `${checkNames[check]}: ${faults[0]}`, dueAt: now }],
  )
  await follow(database, { kind: 'check_failed', owner: 'admin', causes, now })
  return results
}

type Followed = { kind: WorklistKind; owner: StaffRole; causes: readonly Cause[]; now: Date }

async function follow(database: Database, { kind, owner, causes, now }: Followed): Promise<void> {
  const waiting = new Set(causes.map(({ subject }) => subject))
  const open = await findOpenSubjects(database, [kind])
  const listed = new Set(open)
  for (const cause of causes.filter(({ subject }) => !listed.has(subject)))
    await openEntry(database, { ...cause, kind, owner, now })
  for (const subject of open.filter((each) => !waiting.has(each)))
    await closeEntry(database, { kind, subject, by: systemActor, now })
}
