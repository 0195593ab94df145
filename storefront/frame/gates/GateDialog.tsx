import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { GateName } from '../../../shared/gates.ts'
import { GateMark } from './GateMark.tsx'
import styles from './GateDialog.module.css'

type Props = { gate: GateName; title: string; children: ReactNode; picture: ReactNode }

/**
 * A dialog that only an answer closes: not Escape, not a press outside (GATE-19). The browser traps the focus,
 * which begins at a field to fill in or else at the title.
 */
export function GateDialog({ gate, title, children, picture }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    const first = dialog.current?.querySelector('input') ?? heading.current
    first?.focus()
  }, [])
  return (
    <>
      <GateMark gate={gate} />
      <dialog
        ref={dialog}
        className={styles.dialog}
        data-layer={gate}
        closedby="none"
        aria-labelledby={titleId}
        onCancel={(event) => event.preventDefault()}
        // Browsers without closedby let a second Escape through.
        onClose={() => dialog.current?.showModal()}
      >
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
      </dialog>
    </>
  )
}
