import type { ReactNode } from 'react'
import type { GateName } from '../../../shared/pages/gates.ts'
import { GateTitle } from './GateTitle.tsx'
import { gateTitles } from './gate-titles.ts'
import styles from './GateDialog.module.css'

type Props = {
  gate: GateName
  title: string
  /** Whether the operators' flags switch this gate on: then its title is outlines, which need no font. */
  isUp: boolean
  picture: string
  /** The picture in its large surfaces, small enough for every document: drawn until the picture has come. */
  sketch?: string
  children: ReactNode
}

/**
 * A dialog in every document. document-states.css shows it while html[data-gate] names it, before any
 * script has loaded (storefront/frame/gates/README.md). Only an answer closes it: not Escape, not a press outside (GATE-19);
 * run-gates.ts makes it modal.
 */
export function GateDialog({ gate, title, isUp, picture, sketch, children }: Props) {
  const titleId = `gate-title-${gate}`
  return (
    <dialog
      className={styles.dialog}
      id={`gate-${gate}`}
      data-layer={gate}
      closedby="none"
      aria-labelledby={titleId}
    >
      <div className={styles.picture}>
        {sketch !== undefined && (
          <img className={styles.image} src={sketch} alt="" width={1600} height={900} />
        )}
        {/* Lazy, so that who sees no gate fetches no picture of it */}
        <img className={styles.image} src={picture} alt="" width={1600} height={900} loading="lazy" />
      </div>
      <div className={styles.words}>
        <GateTitle id={titleId} title={title} words={isUp ? gateTitles[gate] : null} />
        {children}
      </div>
    </dialog>
  )
}
