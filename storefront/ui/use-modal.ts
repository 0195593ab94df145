import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  /** Closes on a press outside the box, which the dialog element itself receives. */
  onBackdropPress: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Keeps a native `<dialog>` in step with `isOpen`. The browser traps focus, closes on Escape (its `close`
 * event must lead to `onClose`) and gives focus back; base.css keeps the page behind from scrolling.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog?.open === false) dialog.showModal()
    if (!isOpen && dialog?.open === true) dialog.close()
  }, [isOpen])
  const onBackdropPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return { ref, onBackdropPress }
}
