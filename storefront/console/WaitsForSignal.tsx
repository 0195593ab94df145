import { Notice } from '../ui/core/Notice.tsx'

/** What was pressed has found no connection: it stays on the screen, and goes by itself (sendUntilAnswered). */
export function WaitsForSignal() {
  return (
    <Notice tone="warning" title="This waits for a signal.">
      It is sent once there is one. Please leave it open until then.
    </Notice>
  )
}
