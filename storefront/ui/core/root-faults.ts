import type { RootOptions } from 'react-dom/client'
import type { FaultReport } from '../../../shared/api/fault-report-api.ts'

/** What every root is given: errors go where React would write them, and to the server (docs/contracts.md). */
export const rootFaults: RootOptions = {
  onRecoverableError: faultHandler('recovered', reportError),
  // oxlint-disable-next-line no-console -- as React does by default
  onCaughtError: faultHandler('caught', console.error),
  onUncaughtError: faultHandler('uncaught', reportError),
}

function faultHandler(kind: FaultReport['kind'], write: (error: unknown) => void) {
  return (error: unknown, { componentStack }: { componentStack?: string }): void => {
    write(error)
    // Fetched when there is something to report
    void import('./report-fault.ts').then(
      ({ reportFault }) => reportFault({ kind, error, componentStack: componentStack ?? '' }),
      () => {},
    )
  }
}
