import { Modal, type ModalProps } from './Dialog.tsx'

type Props = ModalProps & {
  side?: 'left' | 'right' | 'bottom'
  /** On a phone it rises from the foot of the screen, where the thumb is. */
  isSheetOnPhone?: boolean
}

/** A panel that slides in from an edge: basket, filters, menu. */
export function Drawer({ side = 'right', isSheetOnPhone = false, ...modal }: Props) {
  return <Modal modal={modal} kind="drawer" side={side} onPhone={isSheetOnPhone ? 'sheet' : undefined} />
}
