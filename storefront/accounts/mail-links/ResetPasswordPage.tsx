import type { PageData } from '../../../shared/pages/page-payload.ts'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { AskForReset } from './RequestReset.tsx'
import { MailLinkFrame } from './MailLinkFrame.tsx'
import { NewPassword } from './NewPassword.tsx'
import { useLinkToken } from './use-link-token.ts'

type Props = { data: PageData['resetPassword'] }

/**
 * /account/reset-password: the form that requests a link, or with the link's token the form for the new password
 * (AUTH-07, OPEN-27).
 */
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
