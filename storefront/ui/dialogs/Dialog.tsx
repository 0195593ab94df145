import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../core/IconButton.tsx'
import styles from './Dialog.module.css'

export type ModalProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The buttons, on a line of their own at the foot. */
  footer?: ReactNode
}

type Props = ModalProps & { width?: 'narrow' | 'wide' }

/** A question or a form over the page. */
export function Dialog({ width = 'narrow', ...modal }: Props) {
  return <Modal modal={modal} kind="dialog" width={width} />
}

type BoxProps = {
  modal: ModalProps
  kind: 'dialog' | 'drawer'
  width?: string
  side?: string
  onPhone?: string
}

/**
 * A native `<dialog>` in step with `isOpen`. The browser traps focus, closes on Escape (its `close` event must lead to
 * `onClose`) and gives focus back; base.css stops the page behind from scrolling.
 */
export function Modal({ modal, kind, width, side, onPhone }: BoxProps) {
  const { isOpen, onClose, title, children, footer } = modal
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog?.open === false) dialog.showModal()
    if (!isOpen && dialog?.open === true) dialog.close()
  }, [isOpen])
  return (
    // Escape closes it without a pointer: the press on the backdrop is an extra
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles[kind]}
      data-width={width}
      data-side={side}
      data-phone={onPhone}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        // The dialog element itself receives a press outside the box
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
