import type { ReactNode } from 'react'

type Props = {
  /** Rendered by the server alone. */
  children: ReactNode
}

/**
 * What a popover of the frame holds, as plain text until the popover opens for the first time: then early.ts makes
 * elements of it, so that it opens before other scripts have come. Without scripts it is there at once
 * (docs/performance.md).
 */
export function WhenOpened({ children }: Props) {
  return <noscript data-late="">{children}</noscript>
}
