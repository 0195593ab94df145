import { Component, Suspense, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

type Props = { children: ReactNode; fallback?: ReactNode }

/**
 * A part of the page whose failure takes nothing else with it. On the server React writes the fallback of the Suspense
 * boundary, and the browser tries again; there the error boundary shows it, and React reports the error to the console.
 */
export function SafeSection({ children, fallback: given }: Props): ReactNode {
  const fallback = given === undefined ? <SectionFault /> : given
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

class ErrorBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

function SectionFault(): ReactNode {
  return (
    <ErrorState title="Something went wrong. Please try again.">
      This part of the page could not be shown.
    </ErrorState>
  )
}
