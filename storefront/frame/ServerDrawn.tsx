import type { ReactNode } from 'react'
import styles from './ServerDrawn.module.css'

type Props = {
  id: string
  /** Written as `{import.meta.env.SSR && …}`, so that no script for it goes to the browser. */
  children: ReactNode
}

/**
 * A part of the frame that is the same from page to page and answers to nothing: the server draws it, and the browser
 * leaves it as it stands in the document (docs/decisions/0012).
 */
export function ServerDrawn({ id, children }: Props) {
  const place = { id, className: styles.place }
  if (import.meta.env.SSR) return <div {...place}>{children}</div>
  return <div {...place} dangerouslySetInnerHTML={{ __html: drawnBefore(id) }} />
}

/** By id, so that a frame that was away for a page comes back as it was. */
const drawn = new Map<string, string>()

function drawnBefore(id: string): string {
  const html = drawn.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  drawn.set(id, html)
  return html
}
