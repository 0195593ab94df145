import type { PageData } from '../../../shared/pages/page-payload.ts'
import { refreshClient } from '../account-calls.ts'
import { CancelEmailChangeLink } from './CancelEmailChangeLink.tsx'
import { LinkConfirmation } from './LinkConfirmation.tsx'
import { mailLinkCalls } from './mail-link-calls.ts'
import { MailLinkFrame } from './MailLinkFrame.tsx'
import { useLinkToken } from './use-link-token.ts'

type Props = { data: PageData['changeEmail'] }

/** /account/change-email, where the mail to a new address leads, and the one to the present address. */
export function ChangeEmailPage({ data }: Props) {
  const isCancelling = typeof useLinkToken('cancel') === 'string'
  return (
    <MailLinkFrame title={data.title}>
      {isCancelling ? (
        <CancelEmailChangeLink />
      ) : (
        <LinkConfirmation
          question={<p>From then on you sign in with the new address, and our emails go there.</p>}
          label="Use this email address"
          doneTitle="Your email address is changed."
          confirm={async (token) => {
            await mailLinkCalls.changeEmail(token)
            await refreshClient()
          }}
        />
      )}
    </MailLinkFrame>
  )
}
