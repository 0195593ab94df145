import { options } from 'preact'
import { Component, Suspense, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

type Props = { children: ReactNode; fallback?: ReactNode }

// The server's renderer asks error boundaries where it is told to.
if (import.meta.env.SSR) Object.assign(options, { errorBoundaries: true })

/** A part of the page whose failure takes nothing else with it. */
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

  override componentDidCatch(error: unknown): void {
    // oxlint-disable-next-line no-console -- nobody else reports it
    console.error(error)
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
