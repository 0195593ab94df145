import { Notice } from '../ui/core/Notice.tsx'

/** What was pressed has found no connection: it goes by itself, from here or, once this is closed, from the page. */
export function WaitsForSignal({ button }: { button: string }) {
  return (
    <Notice tone="warning" title="This waits for a signal.">
      ‘{button}’ is sent once there is one, and done once. You can close this, and go on.
    </Notice>
  )
}
