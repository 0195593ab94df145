import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../api/json-calls.ts'
import { sessionKey } from './session/session-state.ts'
import { pretendBrowser, pretendServer, retryAfterMs, sessionOf } from './session-tabs.fixture.ts'

const credentials = { email: 'ada@pub.example', password: 'abcd1234' }
const registration = { ...credentials, name: 'Ada Lovelace', marketingOptIn: false }
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open() {
  const server = pretendServer()
  const browser = pretendBrowser(server.calls)
  return { server, browser, ...browser.openTab() }
}
/** Runs timers until the work is done. */
async function during<T>(work: Promise<T>, ms = 60_000): Promise<T> {
  work.catch(() => {})
  await vi.advanceTimersByTimeAsync(ms)
  return work
}

test('a session with a good access token is restored without a call (SESS-01, SESS-02)', async () => {
  const { server, browser, store, shown } = open()
  browser.keep(sessionOf('kept', 10 * minute))
  await during(store.restore(), 0)
  expect(shown.state).toMatchObject({ status: 'signed-in', user: { name: 'Ada Lovelace' } })
  expect(server.log.refreshes).toBe(0)
})

test('a spent access token is refreshed, and nothing is merged (SESS-03, SESS-04)', async () => {
  const { server, browser, store, shown } = open()
  const old = server.issue()
  browser.keep({ ...old, accessTokenExpiresAt: new Date(Date.now() - 1).toISOString() })
  await during(store.restore(), 2_000)
  expect(shown.history.map(({ status }) => status)).toEqual(['restoring', 'signed-in'])
  expect(server.log.refreshes).toBe(1)
  expect(browser.stored()?.refreshToken).not.toBe(old.refreshToken)
  expect(shown.merges).toEqual([])
  expect(await store.accessToken()).toBe(browser.stored()?.accessToken)
})

test('with neither token good the session is cleared (SESS-05)', async () => {
  const { server, browser, store, shown } = open()
  browser.keep(sessionOf('old', -1, -1))
  await during(store.restore(), 0)
  expect(shown.state.status).toBe('signed-out')
  expect(browser.texts.has(sessionKey)).toBe(false)
  expect(server.log.refreshes).toBe(0)
})

test.each(['{bad', '7', '{"user":{}}'])('the stored text %s is cleared (SESS-06)', async (text) => {
  const { browser, store, shown } = open()
  browser.texts.set(sessionKey, text)
  await during(store.restore(), 0)
  expect(shown.state.status).toBe('signed-out')
  expect(browser.texts.has(sessionKey)).toBe(false)
})

test('a token is refreshed a minute before it expires (SESS-07, CONST-08, OPEN-11)', async () => {
  const { server, browser, store } = open()
  browser.keep({ ...server.issue(), accessTokenExpiresAt: new Date(Date.now() + 70_000).toISOString() })
  await during(store.restore(), 0)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(server.log.refreshes).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.log.refreshes).toBe(1)
})

test('a refresh is never sooner than five seconds (SESS-08, CONST-09)', async () => {
  const { server, browser, store } = open()
  browser.keep({ ...server.issue(), accessTokenExpiresAt: new Date(Date.now() + 1_000).toISOString() })
  await during(store.restore(), 0)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(server.log.refreshes).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.log.refreshes).toBe(1)
})

test('a token that lasts for years does not overflow the timer', async () => {
  const { server, browser, store } = open()
  browser.keep(sessionOf('long', 20 * 365 * 24 * 60 * minute))
  await during(store.restore(), 60 * minute)
  expect(server.log.refreshes).toBe(0)
})

test.each([-5, 5])('a device clock %d minutes off does no harm', async (minutes) => {
  const { server, browser, store, shown } = open()
  const offset = -minutes * minute
  const session = server.issue()
  const byServer = (moment: string) => new Date(Date.parse(moment) + offset).toISOString()
  browser.keep({
    ...session,
    clockOffset: offset,
    accessTokenExpiresAt: byServer(session.accessTokenExpiresAt),
    refreshTokenExpiresAt: byServer(session.refreshTokenExpiresAt),
  })
  await during(store.restore(), 13 * minute)
  expect(server.log.refreshes).toBe(0)
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(server.log.refreshes).toBe(1)
  expect(shown.state.status).toBe('signed-in')
})

test.each([
  ['SESS-09 register', (store: ReturnType<typeof open>['store']) => store.register(registration)],
  ['SESS-10 login', (store: ReturnType<typeof open>['store']) => store.login(credentials)],
  [
    'SESS-11 a provider',
    (store: ReturnType<typeof open>['store']) => store.exchange('google', { code: 'c', redirectUri: 'u' }),
  ],
] as const)('%s signs in, keeps the session and asks for one merge of each', async (_row, signIn) => {
  const { browser, store, shown } = open()
  await during(signIn(store), 1_000)
  expect(shown.state).toMatchObject({ status: 'signed-in', isLoading: false, error: null })
  expect(browser.stored()?.user.name).toBe('Ada Lovelace')
  expect(shown.merges).toEqual(['basket', 'wishlist'])
})

test('each sign-in merges once, in one tab, and a sign-out resets the guards (SESS-12, SESS-13, SESS-14)', async () => {
  const { browser, store, shown } = open()
  const other = browser.openTab()
  const merge = vi.fn<() => Promise<void>>(() => new Promise((done) => setTimeout(done, 50)))
  await during(store.login(credentials), 1_000)
  const tries = [
    store.runMerge('basket', merge),
    store.runMerge('basket', merge),
    other.store.runMerge('basket', merge),
  ]
  expect(await during(Promise.all(tries), 1_000)).toEqual([true, false, false])
  expect(merge).toHaveBeenCalledTimes(1)
  expect(other.shown.merges).toEqual([])
  store.requestMerges()
  expect(shown.merges).toEqual(['basket', 'wishlist', 'wishlist'])
  await during(store.logout())
  expect(await during(store.runMerge('wishlist', merge))).toBe(false)
  await during(store.login(credentials), 1_000)
  expect(await during(store.runMerge('basket', merge), 1_000)).toBe(true)
})

test('a merge that failed is only logged and may be done again (SESS-15, ERR-17)', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { store, shown } = open()
  await during(store.login(credentials), 1_000)
  const failing = store.runMerge('basket', () => Promise.reject(new Error('no')))
  expect(await during(failing, 1_000)).toBe(false)
  expect(warned).toHaveBeenCalledTimes(1)
  expect(shown.state.error).toBeNull()
  store.requestMerges()
  expect(shown.merges.filter((kind) => kind === 'basket')).toHaveLength(2)
  expect(
    await during(
      store.runMerge('basket', () => Promise.resolve()),
      1_000,
    ),
  ).toBe(true)
})

test('the next page runs a merge that the closed page left unfinished (SESS-15)', async () => {
  const { browser, store } = open()
  await during(store.login(credentials), 1_000)
  const next = browser.openTab()
  await during(next.store.restore(), 0)
  next.store.requestMerges()
  expect(next.shown.merges).toEqual(['basket', 'wishlist'])
})

test('a merge that ends after its sign-in settles nothing of the next', async () => {
  const { store } = open()
  await during(store.login(credentials), 1_000)
  const slow = store.runMerge('basket', () => new Promise((done) => setTimeout(done, 5_000)))
  await during(store.logout(), 100)
  await during(store.login(credentials), 1_000)
  await during(slow, 10_000)
  expect(
    await during(
      store.runMerge('basket', () => Promise.resolve()),
      1_000,
    ),
  ).toBe(true)
})

test('a sign-out holds although the server fails, and that is only logged (SESS-16, ERR-21, AUTH-59)', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { server, browser, store, shown } = open()
  await during(store.login(credentials), 1_000)
  const refreshToken = browser.stored()?.refreshToken
  server.fates.push('fault')
  await during(store.logout())
  expect(shown.state).toEqual({ status: 'signed-out', user: null, isLoading: false, error: null })
  expect(browser.texts.size).toBe(0)
  expect(server.log.logouts).toEqual([refreshToken])
  expect(warned).toHaveBeenCalledTimes(1)
})

test('a guest’s sign-out carries nothing (AUTH-58)', async () => {
  const { server, store } = open()
  await during(store.logout())
  expect(server.log.logouts).toEqual([null])
})

test('the state is loading while a sign-in runs (SESS-17)', async () => {
  const { store, shown } = open()
  const login = store.login(credentials)
  expect(shown.state.isLoading).toBe(true)
  await during(login, 1_000)
  expect(shown.state.isLoading).toBe(false)
})

test('a failed sign-in throws, stores the server’s message, and clears it on request (SESS-18, SESS-19, ERR-12)', async () => {
  const { server, browser, store, shown } = open()
  server.fates.push('refuse')
  await expect(during(store.login(credentials))).rejects.toThrow('No')
  expect(shown.state).toMatchObject({ error: 'No', isLoading: false })
  expect(browser.texts.size).toBe(0)
  store.clearError()
  expect(shown.state.error).toBeNull()
})

test('without the server’s words the failure has its own (ERR-13, ERR-14)', async () => {
  const { server, store, shown } = open()
  server.fates.push('fault', 'lose')
  await expect(during(store.login(credentials))).rejects.toBeInstanceOf(CallError)
  expect(shown.state.error).toBe('Login failed')
  await expect(during(store.register(registration))).rejects.toBeInstanceOf(TypeError)
  expect(shown.state.error).toBe('Registration failed')
})

test.each(['refuse', 'fault'] as const)(
  'a refresh answered by a %s clears the session (SESS-22)',
  async (fate) => {
    const { server, browser, store, shown } = open()
    browser.keep({ ...server.issue(), accessTokenExpiresAt: new Date(0).toISOString() })
    server.fates.push(fate)
    await during(store.restore(), 1_000)
    expect(shown.state.status).toBe('signed-out')
    // Whose it was stays known: their basket waits for them
    expect([...browser.texts.keys()]).toEqual(['dray-ended-session'])
    expect(server.log.refreshes).toBe(1)
  },
)

test('retries a refresh whose answer was lost, and stays signed in', async () => {
  const { server, browser, store, shown } = open()
  browser.keep({ ...server.issue(), accessTokenExpiresAt: new Date(0).toISOString() })
  server.fates.push('lose', 'lose')
  await during(store.restore(), 10_000)
  expect(shown.state.status).toBe('signed-in')
  expect(server.log).toMatchObject({ refreshes: 3, answeredRefreshes: 1 })
})

test('stays signed in after a 429 on refresh, and retries at the time the server named', async () => {
  const { server, browser, store, shown } = open()
  const old = server.issue()
  browser.keep({ ...old, accessTokenExpiresAt: new Date(0).toISOString() })
  server.fates.push('limit')
  await during(store.restore(), retryAfterMs - 1)
  await expect(during(store.accessToken(), 0)).rejects.toThrow('Too many')
  await expect(during(store.renew(), 0)).rejects.toThrow('Too many')
  expect(shown.state).toMatchObject({ status: 'restoring', user: { name: 'Ada Lovelace' } })
  expect(browser.stored()?.refreshToken).toBe(old.refreshToken)
  expect(server.log.refreshes).toBe(1)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(shown.state.status).toBe('signed-in')
  expect(server.log.refreshes).toBe(2)
})

test('a tab that has to wait takes the session that another tab has got meanwhile', async () => {
  const { server, browser, store, shown } = open()
  browser.keep({ ...server.issue(), accessTokenExpiresAt: new Date(0).toISOString() })
  server.fates.push('limit')
  await during(store.restore(), 1_000)
  await during(browser.openTab().store.restore(), 1_000)
  expect(shown.state.status).toBe('signed-in')
  expect(await store.accessToken()).toBe(browser.stored()?.accessToken)
  expect(server.log.refreshes).toBe(2)
})

test('ten tabs cause one refresh and all have its token', async () => {
  const { server, browser } = open()
  browser.keep({ ...server.issue(), accessTokenExpiresAt: new Date(Date.now() + 70_000).toISOString() })
  while (browser.tabs.length < 10) browser.openTab()
  for (const { store } of browser.tabs) void store.restore()
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(server.log.refreshes).toBe(1)
  const tokens = await Promise.all(browser.tabs.map(({ store }) => store.accessToken()))
  expect(new Set(tokens)).toEqual(new Set([browser.stored()?.accessToken]))
})

test('an answer for a token that was signed out meanwhile is not stored', async () => {
  const { server, browser, store, shown } = open()
  browser.keep({ ...server.issue(), accessTokenExpiresAt: new Date(0).toISOString() })
  const restoring = store.restore()
  await vi.advanceTimersByTimeAsync(100)
  await during(store.logout(), 0)
  await during(restoring, 1_000)
  expect(browser.texts.size).toBe(0)
  expect(shown.state.status).toBe('signed-out')
})
