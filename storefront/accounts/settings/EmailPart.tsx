import { useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { CancelEmailChange } from './CancelEmailChange.tsx'
import { EmailForm } from './EmailForm.tsx'
import { useReturningFocus } from './use-returning-focus.ts'
import styles from './EmailPart.module.css'

type Props = { account: AccountOverview; onChange: () => Promise<void> }

/** The email address: whether it is confirmed, and a change, which waits for the new address to be confirmed. */
export function EmailPart({ account, onChange }: Props) {
  const [isChanging, setChanging] = useState(false)
  const part = useReturningFocus(isChanging ? 'email' : null)
  const { client, pendingEmail } = account
  return (
    <div className={styles.part} ref={part}>
      <div className={styles.line}>
        <div>
          <h3 className={styles.label}>Email address</h3>
          <p className={styles.address}>
            {client.email}{' '}
            <Badge tone={client.emailConfirmed ? 'hop' : 'malt'}>
              {client.emailConfirmed ? 'Confirmed' : 'Not confirmed'}
            </Badge>
          </p>
        </div>
        {!isChanging && (
          <div data-opens="email">
            <Button variant="quiet" icon="edit" onClick={() => setChanging(true)}>
              Change email
            </Button>
          </div>
        )}
      </div>
      {!client.emailConfirmed && (
        <AccountForm
          label="Confirmation"
          submitLabel="Send the link again"
          variant="quiet"
          savedText="A new link is on its way."
          save={accountCalls.sendConfirmation}
        >
          {() => (
            <p className={styles.soft}>
              Please open the link we sent to {client.email}: orders can be placed once it is confirmed.
            </p>
          )}
        </AccountForm>
      )}
      {pendingEmail !== null && <CancelEmailChange pendingEmail={pendingEmail} onChange={onChange} />}
      {isChanging && <EmailForm account={account} onClose={() => setChanging(false)} onChange={onChange} />}
    </div>
  )
}
