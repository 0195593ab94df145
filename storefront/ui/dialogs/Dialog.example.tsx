import { useState } from 'react'
import { Button } from '../core/Button.tsx'
import { Dialog } from './Dialog.tsx'

export function Question() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Open the dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Empty the basket?"
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Empty the basket
            </Button>
          </>
        }
      >
        <p>Fourteen containers from three breweries will be taken out. This cannot be undone.</p>
      </Dialog>
    </>
  )
}
