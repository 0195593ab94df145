import { FaultReport } from '../../../shared/api/fault-report-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { placeOf } from './read-policy-report.ts'
import { createReportLog, type ReportLogDeps } from './report-log.ts'

const bodyLimit = 8 * 1024

/** Errors that React met in browsers (storefront/ui/core/report-fault.ts). */
export async function faultReportRoutes(
  app: App,
  { publicUrl, ...deps }: ReportLogDeps & { publicUrl: string },
): Promise<void> {
  acceptStrictJson(app)
  const log = createReportLog(deps, 'fault report', 'a page failed in a browser')
  app.post(
    '/fault-reports',
    { bodyLimit, schema: { hide: true, body: FaultReport } },
    async (request, reply) => {
      const { kind, message, componentStack, page } = request.body
      await log(request, {
        kind,
        message: oneLine(message),
        componentStack: oneLine(componentStack),
        page: placeOf(URL.parse(page, publicUrl)?.href ?? '', publicUrl),
      })
      return reply.code(204).send()
    },
  )
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
