import type { PageData } from '../../../shared/pages/page-payload.ts'
import { refreshClient } from '../account-calls.ts'
import { LinkConfirmation } from './LinkConfirmation.tsx'
import { mailLinkCalls } from './mail-link-calls.ts'
import { MailLinkFrame } from './MailLinkFrame.tsx'

type Props = { data: PageData['confirmEmail'] }

/** /account/confirm-email, where the mail after registration leads. */
export function ConfirmEmailPage({ data }: Props) {
  return (
    <MailLinkFrame title={data.title}>
      <LinkConfirmation
        question={<p>Is this your address? Once it is confirmed you can place orders.</p>}
        label="Confirm my email address"
        doneTitle="Your email address is confirmed."
        confirm={async (token) => {
          await mailLinkCalls.confirmEmail(token)
          await refreshClient()
        }}
      />
    </MailLinkFrame>
  )
}
