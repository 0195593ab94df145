import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { useSession } from './session/session-state.ts'

type Props = { next: string }

/** The notice for a client who opens the sign-in page while signed in. */
export function AlreadySignedIn({ next }: Props) {
  const { status, user } = useSession()
  if (status !== 'signed-in' || user === null) return null
  return (
    <Notice
      action={
        <LinkButton href={next} size="small" variant="quiet">
          Continue
        </LinkButton>
      }
    >
      <p>You are signed in as {user.name || user.email}.</p>
    </Notice>
  )
}
