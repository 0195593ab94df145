import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = { isOpen: boolean; onPass: () => void; onFail: () => void; onClose: () => void }

/** Stands in for what a bank asks in between: in test mode the buyer says how it goes. */
export function AuthenticationDialog({ isOpen, onPass, onFail, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Your bank wants to know that it is you"
      footer={
        <>
          <Button variant="quiet" onClick={onFail}>
            No, refuse the payment
          </Button>
          <Button onClick={onPass}>Yes, it is me</Button>
        </>
      }
    >
      <p>This is test mode, so there is no bank: choose what it would have found.</p>
    </Dialog>
  )
}
