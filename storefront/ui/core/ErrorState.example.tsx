import { ErrorState } from './ErrorState.tsx'

export function WithRetry() {
  return (
    <ErrorState title="The reviews did not arrive" level={3} onRetry={() => undefined}>
      <p>The line dropped while they were on their way. Everything else on the page is fine.</p>
    </ErrorState>
  )
}
