import type { PageData } from '../../../shared/page-payload.ts'
import { refreshClient } from '../refresh-client.ts'
import { LinkConfirmation } from './LinkConfirmation.tsx'
import { mailLinkCalls } from './mail-link-calls.ts'
import { MailLinkFrame } from './MailLinkFrame.tsx'

type Props = { data: PageData['changeEmail'] }

/** /account/change-email, where the mail to a new address leads. */
export function ChangeEmailPage({ data }: Props) {
  return (
    <MailLinkFrame title={data.title}>
      <LinkConfirmation
        question={<p>From then on you sign in with the new address, and our mails go there.</p>}
        label="Use this email address"
        doneTitle="Your email address is changed."
        confirm={async (token) => {
          await mailLinkCalls.changeEmail(token)
          await refreshClient()
        }}
      />
    </MailLinkFrame>
  )
}
