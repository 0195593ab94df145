import { sessionKey } from './session-key.ts'
import { parseSession, type Session } from './session-record.ts'
import type { Storing } from './steady-storage.ts'

export type KeptSession = {
  /** Null for none. Text that is no session goes away (SESS-06). */
  read: () => Session | null
  write: (session: Session) => void
  remove: () => void
}

/** The session in storage (SESS-20). */
export function keepSession(storage: Storing): KeptSession {
  const remove = () => storage.removeItem(sessionKey)
  return {
    read: () => {
      const text = storage.getItem(sessionKey)
      const session = parseSession(text)
      if (session === null && text !== null) remove()
      return session
    },
    write: (session) => storage.setItem(sessionKey, JSON.stringify(session)),
    remove,
  }
}
