import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { loadSession } from '../load-session.ts'
import { PresentPassword } from './PresentPassword.tsx'

type Props = { isOpen: boolean; hasPassword: boolean; onClose: () => void; onDelete: () => void }

/** Asks once more, and for the password, before the account goes. */
export function DeleteAccountDialog({ isOpen, hasPassword, onClose, onDelete }: Props) {
  const [password, setPassword] = useState('')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Delete your account?">
      {isOpen && (
        <AccountForm
          label="Delete account"
          submitLabel="Delete my account"
          savedText={null}
          variant="danger"
          check={() =>
            hasPassword && password === '' ? { password: 'Please enter your present password.' } : {}
          }
          save={async () => {
            await accountCalls.delete(hasPassword ? { password } : {})
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
              {hasPassword && (
                <PresentPassword
                  name="password"
                  value={password}
                  error={errors['password']}
                  onChange={setPassword}
                />
              )}
            </>
          )}
        </AccountForm>
      )}
    </Dialog>
  )
}
