import { badJson } from '../../platform/errors/transport-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import { policyReportPath } from '../../platform/http/security-headers.ts'
import { readPolicyReport } from './read-policy-report.ts'
import { createReportLog, type ReportLogDeps } from './report-log.ts'

const bodyLimit = 16 * 1024

/** What browsers report of the pages' content security policy. */
export async function policyReportRoutes(
  app: App,
  { publicUrl, ...deps }: ReportLogDeps & { publicUrl: string },
): Promise<void> {
  const log = createReportLog(deps, 'policy report', 'the policy of a page stopped something')
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
    await log(request, report)
    return reply.code(204).send()
  })
}
