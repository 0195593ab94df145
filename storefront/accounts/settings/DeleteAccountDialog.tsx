import { useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { CallError } from '../../api/json-calls.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { loadSession } from '../session/load-session.ts'
import { checkProof, noProof, ProofFields, readProof } from './ProofFields.tsx'

type Props = { account: AccountOverview; isOpen: boolean; onClose: () => void; onDelete: () => void }

/** Asks for confirmation and the password before it deletes the account. */
export function DeleteAccountDialog({ account, isOpen, onClose, onDelete }: Props) {
  const [draft, setDraft] = useState(noProof)
  const [open, setOpen] = useState<readonly string[]>([])
  const { hasPassword, client } = account
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Delete your account?">
      {isOpen && (
        <AccountForm
          label="Delete account"
          submitLabel={open.length === 0 ? 'Delete my account' : 'Delete it and settle later'}
          savedText={null}
          variant="danger"
          check={() => checkProof(hasPassword, draft)}
          save={async () => {
            try {
              await accountCalls.delete({ ...readProof(hasPassword, draft), settlesLater: open.length > 0 })
            } catch (error) {
              if (error instanceof CallError && error.code === 'not_settled')
                setOpen(error.details.open as string[])
              throw error
            }
            onDelete()
            await (await loadSession()).logout()
          }}
          aside={
            <Button variant="quiet" onClick={onClose}>
              Keep it
            </Button>
          }
        >
          {(errors) => (
            <>
              <p>
                Your details, addresses and sessions are deleted at once and cannot be brought back. Orders
                are kept for our books, without you in them.
              </p>
              {open.length > 0 && (
                <>
                  <ul>
                    {open.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                  <p>
                    Until this is settled we retain the name, address and email of your business, and our
                    reminders go on. Then we delete them.
                  </p>
                </>
              )}
              <ProofFields
                hasPassword={hasPassword}
                email={client.email}
                draft={draft}
                errors={errors}
                onChange={setDraft}
              />
            </>
          )}
        </AccountForm>
      )}
    </Dialog>
  )
}
