import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import { badJson } from '../errors/transport-errors.ts'
import type { App } from '../http/app-type.ts'
import { policyReportPath } from '../http/security-headers.ts'
import { callerOf, countAgainstLimits } from '../rate-limits/rate-limits.ts'
import { readPolicyReport } from './read-policy-report.ts'

type PolicyReportDeps = { database: Database; publicUrl: string; clock: () => Date }

const bodyLimit = 16 * 1024
/** New kinds of reports from one network; repeated ones cost nothing. */
const newReports = { what: 'policy report', max: 20, seconds: 3600 }
const mostKinds = 500
const quietMs = 24 * 60 * 60 * 1000

/** What browsers report of the pages' content security policy: each kind is logged once a day by each process. */
export async function policyReportRoutes(
  app: App,
  { database, publicUrl, clock }: PolicyReportDeps,
): Promise<void> {
  const logged = new LRUCache<string, true>({ max: mostKinds, ttl: quietMs })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string))
    } catch {
      done(badJson())
    }
  })

  app.post(policyReportPath, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
    const report = readPolicyReport(request.body, publicUrl)
    if (report === null) throw badJson()
    const kind = JSON.stringify(report)
    if (!logged.has(kind)) {
      await countAgainstLimits(database, [{ limit: newReports, who: callerOf(request.ip) }], clock())
      logged.set(kind, true)
      request.log.warn(report, 'the policy of a page stopped something')
    }
    return reply.code(204).send()
  })
}
