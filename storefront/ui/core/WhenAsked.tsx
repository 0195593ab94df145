import type { ReactNode } from 'react'

type Props = {
  isAsked: boolean
  /** A function, so that the browser makes nothing of what no one asked for. */
  children: () => ReactNode
}

/**
 * A part that most visitors never open. The document carries it as plain text until it is asked for: browsers without
 * scripts show it, the others make no elements of it (docs/performance.md).
 */
export function WhenAsked({ isAsked, children }: Props) {
  if (isAsked) return children()
  return <noscript>{import.meta.env.SSR && children()}</noscript>
}
