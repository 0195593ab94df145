import type { SessionUser } from '../../accounts/session-record.ts'
import { useSession } from '../../accounts/session/session-state.ts'

/** Who looks at the reviews. */
export type Viewer = {
  /** 'unknown' on the server and until the session has been looked at. */
  kind: 'unknown' | 'guest' | 'client'
  /** Known a moment before the client's token is good again, and while it is renewed. */
  user: SessionUser | null
}

export function useViewer(): Viewer {
  const { status, user } = useSession()
  if (status === 'signed-out') return { kind: 'guest', user: null }
  return { kind: status === 'signed-in' ? 'client' : 'unknown', user }
}
