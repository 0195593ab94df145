import type { CheckResults, SystemCheck } from '../../shared/api/system-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { findChangeTallyFaults } from '../beers/list-catalogue-changes.ts'
import type { Database } from '../database/database.ts'
import { findPaperFaults } from '../documents/read-documents.ts'
import { findContainerTallyFaults } from '../empties/read-containers.ts'
import { findFeeTallyFaults, findUnbalanced } from '../ledger/read-balances.ts'
import { findLineFaults, findMissedDeadlines, findOrderTallyFaults } from '../orders/find-order-faults.ts'
import { findLevelFaults } from '../stock/read-stock.ts'
import { lastRun } from '../upkeep/job-states.ts'

const mostFaults = 20
/** The clock looks each 20 seconds; what it has not done after this is stuck. */
const graceMs = 10 * 60_000
const clockJob = 'sweep deadlines of orders'

/** Proves ledger, stock, documents, deadlines and counts of lists; says what does not hold, at most twenty of each (OPER-08, STAF-23). */
export async function runChecks(database: Database, now: Date): Promise<CheckResults> {
  const found: Record<SystemCheck, string[]> = {
    ledger: (await findUnbalanced(database)).map(
      ({ key, offMinor }) => `${key} is off by ${formatMinor(offMinor)}.`,
    ),
    stock: [
      ...(await findLevelFaults(database)).map(({ itemId, what }) => `${itemId}: ${what}`),
      ...(await findLineFaults(database)).map(
        ({ number, title, quantity, reserved, promised }) =>
          `${number}, ${title}: of ${quantity} ordered, ${reserved} are reserved and ${promised} promised.`,
      ),
    ],
    documents: await findPaperFaults(database),
    deadlines: (await findStuck(database)).map(
      ({ number, brewery, at }) => `${number}, ${brewery}: due at ${at}, and the clock has not acted.`,
    ),
    lists: [
      ...(await findOrderTallyFaults(database)),
      ...(await findContainerTallyFaults(database)),
      ...(await findChangeTallyFaults(database)),
      ...(await findFeeTallyFaults(database)),
    ],
  }
  return {
    at: now.toISOString(),
    checks: Object.entries(found).map(([check, faults]) => ({
      check: check as SystemCheck,
      faults: faults.slice(0, mostFaults),
    })),
  }
}

/** What the clock has looked at and not done. A clock that rests, as while a demo's past is written, has missed nothing. */
async function findStuck(database: Database) {
  const lookedAt = await lastRun(database, clockJob)
  return lookedAt === null ? [] : findMissedDeadlines(database, new Date(lookedAt.getTime() - graceMs))
}
