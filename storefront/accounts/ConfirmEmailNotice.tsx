import { Notice } from '../ui/core/Notice.tsx'
import { accountCalls } from './account-calls.ts'
import { AccountForm } from './AccountForm.tsx'

type Props = {
  email: string | null
  /** What a confirmed address is needed for: 'Orders can be placed'. */
  whatFor: string
}

/** Says before it is needed that an address has to be confirmed, and sends the link again. */
export function ConfirmEmailNotice({ email, whatFor }: Props) {
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
            {whatFor} once you have opened the link we sent{email === null ? '' : ` to ${email}`}. This page
            stays as it is.
          </p>
        )}
      </AccountForm>
    </Notice>
  )
}
