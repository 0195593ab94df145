import { CallError } from '../api/json-calls.ts'
import { type AuthCalls, TooManyRefreshes } from './auth-calls.ts'
import { pretendTabs } from '../sync/pretend-tabs.fixture.ts'
import { readSession, type Session } from './session-record.ts'
import { sessionKey, unknownSession, type SessionState } from './session/session-state.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

const accessLifetimeMs = 15 * 60_000
const refreshLifetimeMs = 30 * 24 * 3_600_000
const graceMs = 10_000
/** How long the pretended server wants to be left alone when it is asked too often. */
export const retryAfterMs = 20_000

/** What auth calls answer (AUTH-49). Lifetimes count from now. */
const answerOf = (name: string, accessMs = accessLifetimeMs, refreshMs = refreshLifetimeMs) => ({
  client: { id: 'c1', email: 'ada@pub.example', name: 'Ada Lovelace', emailConfirmed: true },
  token: { accessToken: `access-${name}`, expiresAt: new Date(Date.now() + accessMs).toISOString() },
  refresh: { refreshToken: `refresh-${name}`, expiresAt: new Date(Date.now() + refreshMs).toISOString() },
})

export function sessionOf(name: string, accessMs?: number, refreshMs?: number): Session {
  const session = readSession(answerOf(name, accessMs, refreshMs))
  if (session === null) throw new Error('No session')
  return session
}

/** A server that rotates refresh tokens, forgives a used one for ten seconds and ends the family after that. */
export function pretendServer() {
  const usedAt = new Map<string, number | null>()
  const log = {
    refreshes: 0,
    answeredRefreshes: 0,
    underWay: 0,
    mostAtOnce: 0,
    logouts: [] as (string | null)[],
  }
  let names = 0
  let families = 0
  /** Fate of the calls to come: answered by default. */
  const fates: ('answer' | 'lose' | 'refuse' | 'fault' | 'limit')[] = []

  /** A session whose tokens name the sign-in they come from. */
  function issue(family: number = (families += 1)): Session {
    const session = sessionOf(`${family}-${(names += 1)}`)
    usedAt.set(session.refreshToken, null)
    return session
  }
  async function ask(spend: () => void, family?: number): Promise<Session> {
    const fate = fates.shift() ?? 'answer'
    if (fate === 'refuse') throw new CallError(401, 'Unauthorized', { message: 'No' })
    if (fate === 'fault') throw new CallError(500, '', {})
    if (fate === 'limit') throw new TooManyRefreshes(Date.now() + retryAfterMs)
    await new Promise((done) => setTimeout(done, 200))
    spend()
    const session = issue(family)
    if (fate === 'lose') throw new TypeError('Failed to fetch')
    return session
  }
  const calls: AuthCalls = {
    register: () => ask(() => {}),
    login: () => ask(() => {}),
    exchange: () => ask(() => {}),
    finishStep: () => ask(() => {}),
    passkey: () => ask(() => {}),
    refresh: async (refreshToken) => {
      log.refreshes += 1
      log.underWay += 1
      log.mostAtOnce = Math.max(log.mostAtOnce, log.underWay)
      const session = await ask(
        () => {
          const used = usedAt.get(refreshToken)
          if (used === undefined) throw new CallError(401, '', { message: 'Unknown' })
          if (used !== null && Date.now() - used > graceMs) {
            usedAt.clear()
            throw new CallError(401, '', { message: 'Used before' })
          }
          usedAt.set(refreshToken, used ?? Date.now())
        },
        Number(refreshToken.split('-')[1]),
      ).finally(() => (log.underWay -= 1))
      log.answeredRefreshes += 1
      return session
    },
    logout: async (refreshToken) => {
      log.logouts.push(refreshToken)
      if (fates.shift() === 'fault') throw new CallError(500, '', {})
      usedAt.clear()
    },
  }
  return { calls, log, fates, issue, families: () => families }
}

type PretendTab = {
  store: SessionStore
  shown: { state: SessionState; history: SessionState[]; merges: string[] }
}

/** Tabs of one browser, whose session follows what the others store. */
export function pretendBrowser(calls: AuthCalls) {
  const { texts, openTab: openPretendTab } = pretendTabs()
  const tabs: PretendTab[] = []

  function openTab(): PretendTab {
    const shown: PretendTab['shown'] = { state: unknownSession, history: [], merges: [] }
    const { storage, withLock } = openPretendTab((key) => {
      if (key === sessionKey) void store.restore()
    })
    const store = createSessionStore({
      calls,
      storage,
      withLock,
      show: (change) => {
        shown.state = { ...shown.state, ...change }
        shown.history.push(shown.state)
      },
      raiseMerge: (kind) => void shown.merges.push(kind),
    })
    const tab = { store, shown }
    tabs.push(tab)
    return tab
  }
  return {
    texts,
    tabs,
    openTab,
    keep: (session: Session) => void texts.set(sessionKey, JSON.stringify(session)),
    stored: () => readSession(JSON.parse(texts.get(sessionKey) ?? 'null')),
  }
}
