import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/database.ts'
import { callerOf, countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'

const mostKinds = 500
const quietMs = 24 * 60 * 60 * 1000

export type ReportLogDeps = { database: Database; clock: () => Date }

/**
 * Logs what browsers report: each kind once a day in each process. New kinds of one network count against its limit;
 * repeated ones cost nothing.
 */
export function createReportLog({ database, clock }: ReportLogDeps, what: string, message: string) {
  const logged = new LRUCache<string, true>({ max: mostKinds, ttl: quietMs })
  return async (request: FastifyRequest, report: object): Promise<void> => {
    const kind = JSON.stringify(report)
    if (logged.has(kind)) return
    const limit = { what, max: 20, seconds: 3600 }
    await countAgainstLimits(database, [{ limit, who: callerOf(request.ip) }], clock())
    logged.set(kind, true)
    request.log.warn(report, message)
  }
}
