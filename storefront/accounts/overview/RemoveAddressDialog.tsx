import type { KeptAddress } from '../../../shared/api/accounts.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'

type Props = { address: KeptAddress; isOpen: boolean; onClose: () => void; onChange: () => Promise<void> }

export function RemoveAddressDialog({ address, isOpen, onClose, onChange }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Remove ‘${address.label}’?`}>
      {isOpen && (
        <AccountForm
          label="Remove address"
          submitLabel="Remove address"
          savedText={null}
          variant="danger"
          save={async () => {
            await accountCalls.removeAddress(address.id)
            onClose()
            announce(`‘${address.label}’ is removed.`)
            await onChange()
          }}
          aside={
            <Button variant="quiet" onClick={onClose}>
              Keep it
            </Button>
          }
        >
          {() => <p>Orders that go there already are not touched.</p>}
        </AccountForm>
      )}
    </Dialog>
  )
}
