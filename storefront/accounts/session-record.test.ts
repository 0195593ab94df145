import { expect, test } from 'vitest'
import { msUntil, parseSession, readSession } from './session-record.ts'

const user = {
  id: 'c1',
  email: 'ada@pub.example',
  name: 'Ada Lovelace',
  emailConfirmed: true,
  avatarUrl: '/media/ada.webp',
  teamId: 't1',
  teamIds: ['t1', 't2'],
  siteId: 's1',
  hasSites: true,
  couplers: ['s', 'keykeg'],
}
const flat = {
  user,
  accessToken: 'a',
  accessTokenExpiresAt: '2026-11-21T12:15:00.000Z',
  refreshToken: 'r',
  refreshTokenExpiresAt: '2026-12-21T12:00:00.000Z',
}
const nested = {
  client: user,
  token: { accessToken: 'a', expiresAt: flat.accessTokenExpiresAt },
  refresh: { refreshToken: 'r', expiresAt: flat.refreshTokenExpiresAt },
}

test('both shapes of an answer become the same session (AUTH-60, ENT-58)', () => {
  expect(readSession(nested)).toEqual(flat)
  expect(readSession(flat)).toEqual(flat)
})

test('moments may be milliseconds (AUTH-60)', () => {
  const expiresAt = Date.parse(flat.accessTokenExpiresAt)
  expect(readSession({ ...flat, accessTokenExpiresAt: expiresAt })).toEqual(flat)
})

test('what a user lacks is empty (ENT-58)', () => {
  expect(readSession({ ...flat, user: { id: 'c1', name: 'Ada', email: 'a@b.example' } })?.user).toEqual({
    id: 'c1',
    name: 'Ada',
    email: 'a@b.example',
    emailConfirmed: false,
    avatarUrl: null,
    teamId: null,
    teamIds: [],
    siteId: null,
    hasSites: false,
    couplers: null,
  })
})

test.each([
  null,
  7,
  'text',
  [],
  {},
  { ...flat, user: null },
  { ...flat, accessToken: '' },
  { ...flat, refreshToken: undefined },
  { ...nested, token: 'a' },
])('%j is no session', (value) => {
  expect(readSession(value)).toBeNull()
})

test.each(['', '{bad', '7', 'null', '[]'])('the stored text %j is no session (SESS-06)', (text) => {
  expect(parseSession(text)).toBeNull()
})

test('a moment is judged by the server’s clock, and no moment is past', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(msUntil('2026-11-21T12:00:10Z', now)).toBe(10_000)
  expect(msUntil('2026-11-21T12:00:10Z', now, -5_000)).toBe(15_000)
  expect(msUntil('soon', now)).toBeLessThan(0)
})
