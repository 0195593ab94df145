import { useId, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useModal } from './use-modal.ts'
import styles from './Dialog.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The buttons, on a line of their own at the foot. */
  footer?: ReactNode
  width?: 'narrow' | 'wide'
}

/** A question or a form over the page. */
export function Dialog({ isOpen, onClose, title, children, footer, width = 'narrow' }: Props) {
  const titleId = useId()
  const { ref, onBackdropPress } = useModal(isOpen, onClose)
  return (
    // Escape closes it without a pointer: the press on the backdrop is an extra
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles.dialog}
      data-width={width}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onBackdropPress}
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
