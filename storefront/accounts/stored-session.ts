import type { TextStorage } from '../storage/safe-storage.ts'
import { storedJson, type StoredValue } from '../sync/stored-value.ts'
import { readSession, type Session } from './session-record.ts'
import { endedSessionKey, sessionKey } from './session/session-state.ts'

/** Null for none. */
export type StoredSession = Pick<StoredValue<Session>, 'write' | 'remove'> & {
  read: () => Session | null
  /** It expired: whose it was stays known (S-05). */
  end: (session: Session) => void
}

/** The session in storage (SESS-20). Text that is no session goes away (SESS-06). */
export function storedSession(storage: TextStorage): StoredSession {
  const { read, write, remove } = storedJson(storage, sessionKey, readSession)
  return {
    read: () => {
      const session = read()
      if (session === null) remove()
      return session
    },
    write: (session) => {
      write(session)
      storage.removeItem(endedSessionKey)
    },
    remove,
    // Other tabs learn of the session's end, and by then must know whose it was
    end: ({ user }) => {
      storage.setItem(endedSessionKey, user.siteId ?? user.id)
      remove()
    },
  }
}
