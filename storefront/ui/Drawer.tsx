import { useId, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useModal } from './use-modal.ts'
import styles from './Dialog.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  side?: 'left' | 'right' | 'bottom'
  /** On a phone it rises from the foot of the screen, where the thumb is. */
  isSheetOnPhone?: boolean
}

/** A panel that slides in from an edge: basket, filters, menu. */
export function Drawer(props: Props) {
  const { isOpen, onClose, side = 'right', isSheetOnPhone = false } = props
  const titleId = useId()
  const { ref, onBackdropPress } = useModal(isOpen, onClose)
  return (
    // Escape closes it without a pointer: the press on the backdrop is an extra
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles.drawer}
      data-side={side}
      data-phone={isSheetOnPhone ? 'sheet' : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onBackdropPress}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 className={styles.title} id={titleId}>
            {props.title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div className={styles.body}>{props.children}</div>
        {props.footer !== undefined && <footer className={styles.footer}>{props.footer}</footer>}
      </div>
    </dialog>
  )
}
