import Type, { type Static } from 'typebox'
import { faultReportLength } from '../limits/limits.ts'

const Text = (maxLength: number) => Type.String({ maxLength })

/** POST /fault-reports: an error that React met in a browser while it drew a page. */
export const FaultReport = Type.Object(
  {
    /** Whether React recovered, an error boundary caught it, or the root was lost. */
    kind: Type.Enum(['recovered', 'caught', 'uncaught']),
    message: Text(faultReportLength.message),
    /** The components around the fault, the innermost first. */
    componentStack: Text(faultReportLength.componentStack),
    /** The path of the page, without query. */
    page: Text(faultReportLength.page),
  },
  { additionalProperties: false },
)
export type FaultReport = Static<typeof FaultReport>
