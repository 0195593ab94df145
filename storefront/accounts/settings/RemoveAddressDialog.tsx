import type { SavedAddress } from '../../../shared/api/accounts-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'

type Props = { address: SavedAddress; isOpen: boolean; onClose: () => void; onChange: () => Promise<void> }

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
