import { paths } from '../../../shared/paths/paths.ts'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { loadSession } from '../session/load-session.ts'
import { LinkConfirmation } from './LinkConfirmation.tsx'
import { mailLinkCalls } from './mail-link-calls.ts'

/** The target of the mail to the present address: a stranger who requested the change loses every session. */
export function CancelEmailChangeLink() {
  return (
    <LinkConfirmation
      tokenName="cancel"
      question={
        <p>
          Your address stays as it is, and every device is signed out. If it was not you who asked, choose a
          new password afterwards.
        </p>
      }
      label="Cancel the change"
      doneTitle="The change is cancelled. Every device is signed out."
      afterwards={<LinkButton href={paths.resetPassword}>Choose a new password</LinkButton>}
      confirm={async (token) => {
        await mailLinkCalls.cancelEmailChange(token)
        await (await loadSession()).logout()
      }}
    />
  )
}
