import type { SessionInfo } from '../../../shared/api/accounts-api.ts'
import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { formatMoment } from '../../../shared/dates/dates.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { loadSession } from '../session/load-session.ts'
import { AccountSection } from './AccountSection.tsx'
import { EndSession } from './EndSession.tsx'
import styles from './SessionsSection.module.css'

type Props = { sessions: SessionInfo[]; onChange: () => Promise<void> }

/** Where the client is signed in, and the way out of all of it. */
export function SessionsSection({ sessions, onChange }: Props) {
  return (
    <AccountSection id="sessions" title="Where you are signed in">
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li className={styles.session} key={session.id}>
            <div className={styles.words}>
              <p className={styles.device}>
                {session.device} {session.current && <Badge tone="hop">This device</Badge>}
              </p>
              <p className={styles.times}>
                Since <time dateTime={session.startedAt}>{formatMoment(session.startedAt)}</time>, last used{' '}
                <time dateTime={session.lastUsedAt}>{formatMoment(session.lastUsedAt)}</time>
              </p>
            </div>
            {!session.current && <EndSession session={session} onEnd={onChange} />}
          </li>
        ))}
      </ul>
      <AccountForm
        label="All sessions"
        submitLabel="Sign out everywhere"
        savedText={null}
        variant="quiet"
        save={async () => {
          await accountCalls.endAllSessions()
          await (await loadSession()).logout()
        }}
      >
        {() => (
          <p className={styles.times}>
            This ends all sessions, also the one on this device. Access tokens of programs go on: end those
            that you do not know where you made them, your own under{' '}
            <a href={settingsSections.connections.path}>{settingsSections.connections.label}</a>.
          </p>
        )}
      </AccountForm>
    </AccountSection>
  )
}
