import type { ReactNode } from 'react'
import styles from './ServerRendered.module.css'

type Props = {
  id: string
  /** Written as `{import.meta.env.SSR && …}`, so that no script for it goes to the browser. */
  children: ReactNode
}

/**
 * A part of the frame that is the same on every page and has no state: the server renders it, and the browser
 * leaves the document's HTML alone (docs/decisions/0012).
 */
export function ServerRendered({ id, children }: Props) {
  const place = { id, className: styles.place }
  if (import.meta.env.SSR) return <div {...place}>{children}</div>
  return <div {...place} dangerouslySetInnerHTML={{ __html: renderedBefore(id) }} />
}

/** By id, so that a frame that one page left out returns unchanged. */
const drawn = new Map<string, string>()

function renderedBefore(id: string): string {
  const html = drawn.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  drawn.set(id, html)
  return html
}
