import type { ReactNode } from 'react'
import styles from './ServerRendered.module.css'

type Props = {
  id: string
  /** Written as `{import.meta.env.SSR && …}`, so that no script for it goes to the browser. */
  children: ReactNode
}

/**
 * A part of the frame that is the same on every page and has no state: the server renders it, and the browser
 * leaves the document's HTML alone (docs/performance.md).
 */
export function ServerRendered({ id, children }: Props) {
  const place = { id, className: styles.place }
  if (import.meta.env.SSR) return <div {...place}>{children}</div>
  return <div {...place} dangerouslySetInnerHTML={{ __html: renderedBefore(id) }} />
}

/** Lets nothing through but what the document itself held: `renderedBefore` is its only caller. */
const policy = globalThis.trustedTypes?.createPolicy('dray-frame', { createHTML: (html) => html })

/** By id, so that a frame that one page left out returns unchanged. */
const drawn = new Map<string, string>()

function renderedBefore(id: string): string {
  const known = drawn.get(id)
  if (known !== undefined) return known
  const text = document.getElementById(id)?.innerHTML ?? ''
  const html = (policy?.createHTML(text) ?? text) as string
  drawn.set(id, html)
  return html
}
