import { useRef } from 'react'
import type { InvitationView, Joined } from '../../../shared/api/people-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { signOut } from '../../accounts/client-menu.ts'
import { refreshClient } from '../../accounts/account-calls.ts'
import { FocusedAlert } from '../../accounts/FocusedAlert.tsx'
import { useSession } from '../../accounts/session/session-state.ts'
import { useSubmission } from '../../accounts/use-submission.ts'
import { clientCall } from '../../api/client-calls.ts'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { NewAccountForm } from './NewAccountForm.tsx'
import { forgetInvitation } from './stored-invitation.ts'

type Props = { token: string; invitation: InvitationView }

/** What is still needed: an account, signing in with the right one, or the button that joins. */
export function JoinStep({ token, invitation }: Props) {
  const { user } = useSession()
  const key = useRef(crypto.randomUUID())
  const { submission, isBusy, run } = useSubmission('This did not work. Please try again.')
  const { email, roleName, place, hasAccount } = invitation
  const join = async () => {
    const body = { token }
    const { path, siteId } = await clientCall<Joined>('/api/join', { method: 'POST', body, key: key.current })
    forgetInvitation()
    if (siteId !== undefined) await refreshClient()
    location.assign(path)
  }
  const alert = submission.state === 'failed' && (
    <FocusedAlert key={submission.number} message={submission.message} />
  )
  if (user === null && hasAccount)
    return (
      <>
        <p>You have an account as {email}. Sign in with it, and you come back to this page.</p>
        <p>
          <LinkButton href={paths.loginFor(sellingPaths.join)}>Sign in</LinkButton>
        </p>
      </>
    )
  if (user === null)
    return (
      <>
        {alert}
        <NewAccountForm email={email ?? ''} label={`Create an account and join ${place}`} onMade={join} />
      </>
    )
  if (user.email.toLowerCase() !== email?.toLowerCase())
    return (
      <Notice
        tone="warning"
        title={`This invitation is for ${email}`}
        action={<Button onClick={() => void signOut()}>Sign out</Button>}
      >
        You are signed in as {user.email}. Sign out here, then sign in as {email}.
      </Notice>
    )
  return (
    <>
      {alert}
      <p>
        <Button isLoading={isBusy} onClick={() => void run(join)}>
          Join as {roleName}
        </Button>
      </p>
    </>
  )
}
