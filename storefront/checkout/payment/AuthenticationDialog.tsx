import { Button } from '../../ui/core/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'

type Props = { isOpen: boolean; onPass: () => void; onFail: () => void; onClose: () => void }

/** Replaces the bank's authentication in test mode: the buyer chooses its result. */
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
