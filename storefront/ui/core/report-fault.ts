import type { FaultReport } from '../../../shared/api/fault-report-api.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import { faultReportLength, faultReportsOfDocument } from '../../../shared/limits/limits.ts'

type Fault = { kind: FaultReport['kind']; error: unknown; componentStack: string }

const sent = new Set<string>()

/** Sends a fault to the server: each once in a document, and at most a few of them. */
export function reportFault({ kind, error, componentStack }: Fault): void {
  const report: FaultReport = {
    kind,
    message: cutText(String(error), faultReportLength.message),
    componentStack: cutText(
      componentStack.replaceAll(location.origin, '').trim(),
      faultReportLength.componentStack,
    ),
    page: cutText(location.pathname, faultReportLength.page),
  }
  const body = JSON.stringify(report)
  if (sent.has(body) || sent.size >= faultReportsOfDocument) return
  sent.add(body)
  navigator.sendBeacon('/fault-reports', new Blob([body], { type: 'application/json' }))
}
