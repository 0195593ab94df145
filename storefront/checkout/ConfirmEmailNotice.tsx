import { accountCalls } from '../accounts/account-calls.ts'
import { AccountForm } from '../accounts/AccountForm.tsx'
import { Notice } from '../ui/core/Notice.tsx'

/** Orders need a confirmed address: says so, and sends the link again. */
export function ConfirmEmailNotice({ email }: { email: string | null }) {
  return (
    <Notice tone="warning" title="Please confirm your email address.">
      <AccountForm
        label="Confirmation"
        submitLabel="Send the link again"
        variant="quiet"
        savedText="A new link is on its way."
        save={accountCalls.sendConfirmation}
      >
        {() => (
          <p>
            Orders can be placed once you have opened the link we sent{email === null ? '' : ` to ${email}`}.
            This page stays as it is.
          </p>
        )}
      </AccountForm>
    </Notice>
  )
}
