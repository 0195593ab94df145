import type { PageData } from '../../../shared/page-payload.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AskForReset } from './AskForReset.tsx'
import { MailLinkFrame } from './MailLinkFrame.tsx'
import { NewPassword } from './NewPassword.tsx'
import { useLinkToken } from './use-link-token.ts'

type Props = { data: PageData['resetPassword'] }

/** /account/reset-password: asks for a link, and with the link's token for the new password (AUTH-07, OPEN-27). */
export function ResetPasswordPage({ data }: Props) {
  const token = useLinkToken()
  return (
    <MailLinkFrame title={data.title}>
      {token === undefined && (
        <div className="with-scripts">
          <Skeleton lines={3} />
        </div>
      )}
      {token === null && <AskForReset />}
      {typeof token === 'string' && <NewPassword token={token} key={token} />}
    </MailLinkFrame>
  )
}
