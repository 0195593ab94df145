import { useCallback, useState } from 'react'
import type { InvitationView } from '../../../shared/api/people-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { useSession } from '../../accounts/session/session-state.ts'
import { readReply, sendJson } from '../../api/json-calls.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import styles from './JoinPage.module.css'
import { JoinStep } from './JoinStep.tsx'
import { readInvitationToken } from './stored-invitation.ts'

/** /sell/join: what an invitation is to, and taking it, with an account or a new one (ROLE-05). */
export function JoinPage() {
  useTitle('Invitation')
  const [token] = useState(readInvitationToken)
  if (token === null)
    return (
      <EmptyState level={1} title="There is no invitation in this address.">
        <p>Please open the link in the email again.</p>
      </EmptyState>
    )
  return <Shown token={token} />
}

function Shown({ token }: { token: string }) {
  const { status } = useSession()
  const readIt = useCallback(
    async (path: string) =>
      readReply<InvitationView>(await sendJson(path, { method: 'POST', body: { token } })),
    [token],
  )
  const { loaded, again } = useConsoleRead<InvitationView>('/public/invitation', { readIt })
  if (status === 'unknown') return <Skeleton lines={6} />
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(invitation) => (
        <section className={styles.join} aria-labelledby="join">
          <h1 id="join">Join {invitation.place} on Dray</h1>
          {invitation.state === 'open' ? (
            <>
              <p>
                {invitation.invitedBy} asks you to work there as <strong>{invitation.roleName}</strong>:{' '}
                {invitation.may}.
              </p>
              <JoinStep token={token} invitation={invitation} />
              <p className={styles.small}>The invitation ends on {wholeDay(invitation.endsAt)}.</p>
            </>
          ) : (
            <p>
              {invitation.state === 'used'
                ? 'This invitation was already used.'
                : `This invitation has ended. Ask ${invitation.invitedBy} of ${invitation.place} for a new one.`}
            </p>
          )}
        </section>
      )}
    </Answered>
  )
}
