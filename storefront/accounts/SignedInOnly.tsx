import { Fragment, type ReactNode } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import styles from './SignedInOnly.module.css'
import { buyerIdOf, useSession } from './session/session-state.ts'

type Props = {
  /** Where to come back to after signing in. */
  next: string
  /** Why signing in is needed, in a sentence. */
  reason: string
  /** The placeholder, in the size of the page, until the session is known. */
  skeleton: ReactNode
  /** Shown in its place in a browser without scripts. */
  withoutScripts?: string | undefined
  children: ReactNode
}

/** What only clients see; everybody else is asked to sign in. */
export function SignedInOnly({
  next,
  reason,
  skeleton,
  withoutScripts = 'Your account needs JavaScript, which is switched off in this browser. Switch it on and load this page again.',
  children,
}: Props) {
  const { status, user } = useSession()
  if (status === 'unknown' || (status === 'restoring' && user === null)) {
    return (
      <>
        <div className="with-scripts">{skeleton}</div>
        <p className="without-scripts">{withoutScripts}</p>
      </>
    )
  }
  // Another client, signed in from another tab, starts with fresh forms; so does another site.
  if (status !== 'signed-out') return <Fragment key={buyerIdOf(user)}>{children}</Fragment>
  return (
    <EmptyState
      title="Please sign in"
      icon="user"
      action={
        <span className={styles.actions}>
          <LinkButton href={paths.loginFor(next)}>Sign in</LinkButton>
          <LinkButton href={paths.registerFor(next)} variant="quiet">
            Create an account
          </LinkButton>
        </span>
      }
    >
      <p>{reason}</p>
    </EmptyState>
  )
}
