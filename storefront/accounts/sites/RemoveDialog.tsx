import type { Business } from '../../../shared/api/businesses-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { businessCalls } from './business-calls.ts'
import { actionFor } from './use-places.ts'

export type Removal = { kind: 'leave' } | { kind: 'member' | 'invitation'; id: string; name: string }
type Props = {
  removal: Removal
  business: string
  onClose: () => void
  onChange: (business: Business) => void
}

/** Asks for confirmation before a person is removed, leaves, or an invitation is withdrawn (BIZ-03). */
export function RemoveDialog({ removal, business, onClose, onChange }: Props) {
  const { title, label, note } = textsOf(removal, business)
  const remove = async () => {
    if (removal.kind === 'leave') {
      await businessCalls.leave()
      await actionFor({ siteId: null, name: 'your own account' })
      return location.assign(paths.account)
    }
    const { kind, id } = removal
    onChange(await (kind === 'member' ? businessCalls.remove(id) : businessCalls.withdraw(id)))
    onClose()
    announce(`${removal.name} is removed.`)
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <AccountForm
        label={label}
        submitLabel={label}
        savedText={null}
        variant="danger"
        save={remove}
        aside={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        {() => <p>{note}</p>}
      </AccountForm>
    </Dialog>
  )
}

function textsOf(removal: Removal, business: string): { title: string; label: string; note: string } {
  switch (removal.kind) {
    case 'leave':
      return {
        title: `Leave ${business}?`,
        label: 'Leave',
        note: 'You see nothing of the business from now on. Only an owner can invite you again.',
      }
    case 'member':
      return {
        title: `Remove ${removal.name}?`,
        label: 'Remove',
        note: `${removal.name} sees nothing of ${business} from now on, and access tokens made for its sites stop working. Orders stay as they are.`,
      }
    case 'invitation':
      return {
        title: 'Withdraw the invitation?',
        label: 'Withdraw',
        note: `The link that was sent to ${removal.name} stops working.`,
      }
  }
}
