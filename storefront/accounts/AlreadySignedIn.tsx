import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSession } from './use-session.ts'

type Props = { next: string }

/** Tells a client who comes to sign in that there is no need to. */
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
