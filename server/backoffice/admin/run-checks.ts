import type { CheckResults, SystemCheck } from '../../../shared/api/system-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { Database } from '../../platform/database/database.ts'
import { findDocumentFaults } from '../../finance/documents/read-documents.ts'
import { findUnbalanced } from '../../finance/ledger/read-balances.ts'
import {
  countMissedDeadlines,
  findLineFaults,
  findMissedDeadlines,
} from '../../trading/orders/find-order-faults.ts'
import { findPriceFaults } from '../../trading/prices/find-price-faults.ts'
import { findLevelFaults } from '../../trading/stock/read-stock.ts'
import { findJob } from '../../platform/job-runner/job-states.ts'
import { checkCounters } from './check-counters.ts'

const mostFaults = 20
/** The clock looks each 20 seconds, at prices each second; what it has not done after this is stuck, and so is a clock that is due for as long. */
const graceMs = 10 * 60_000
const clockJob = 'sweep deadlines of orders'

/**
 * Whether no one is to act on deadlines yet: the past of a demo shop is being written, and the jobs wait for its end. Of
 * the demo trade, for the checks.
 */
export type ClockRests = (database: Database) => Promise<boolean>

/**
 * Proves ledger, stock, documents, deadlines, prices and counts of lists; says what does not hold, at most twenty of each. A clock
 * that rests, as while a demo's past is written or before a backup is opened, is not asked why (OPER-08, STAF-23).
 */
export async function runChecks(
  database: Database,
  { now, isClockResting }: { now: Date; isClockResting: boolean },
): Promise<CheckResults> {
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
    documents: await findDocumentFaults(database),
    deadlines: await findStuck(database, { now, isClockResting }),
    prices: await findPriceFaults(database, {
      begunBy: isClockResting ? null : new Date(now.getTime() - graceMs),
    }),
    lists: await checkCounters(database),
  }
  return {
    at: now.toISOString(),
    checks: Object.entries(found).map(([check, faults]) => ({
      check: check as SystemCheck,
      faults: faults.slice(0, mostFaults),
    })),
  }
}

/** A clock that has stopped, or else what it has looked at and not done. */
async function findStuck(
  database: Database,
  { now, isClockResting }: { now: Date; isClockResting: boolean },
): Promise<string[]> {
  const clock = await findJob(database, clockJob)
  const lookedAt = clock?.endedAt ?? null
  const stopsBefore = now.getTime() - graceMs
  if (!isClockResting && (clock === null || clock.dueAt.getTime() < stopsBefore)) {
    const passed = await countMissedDeadlines(database, new Date(stopsBefore))
    const looked = lookedAt === null ? 'has never looked' : `last looked at ${lookedAt.toISOString()}`
    return passed === 0 ? [] : [`The job '${clockJob}' ${looked}, and ${waitText(passed)} for it.`]
  }
  if (lookedAt === null) return []
  const missed = await findMissedDeadlines(database, new Date(lookedAt.getTime() - graceMs))
  return missed.map(
    ({ number, brewery, at }) => `${number}, ${brewery}: due at ${at}, and the clock has not acted.`,
  )
}

const waitText = (count: number): string =>
  count === 1 ? '1 missed deadline is waiting' : `${count} missed deadlines are waiting`
