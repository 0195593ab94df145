import { expect, test } from 'vitest'
import { gateBefore, type GateRecords, isGated, standingGates } from './gates.ts'

const nobody: GateRecords = { choice: null, unlocked: false }
const trade: GateRecords = { choice: 'wholesale', unlocked: false }
const off = { password: false, welcome: false }
const usual = { password: false, welcome: true }
const both = { password: true, welcome: true }
const ask = (records: GateRecords, flags: typeof both | null, route = 'home', isCrawler = false) =>
  gateBefore({ route, records, flags, isCrawler })

test.each([
  ['GATE-02 the password gate by its flag', trade, both, 'password'],
  ['GATE-03 none where the flag is off', trade, usual, null],
  ['GATE-05 none once unlocked', { choice: 'wholesale', unlocked: true }, both, null],
  ['GATE-10 no welcome where its flag is off', nobody, off, null],
  ['GATE-11 the welcome by default', nobody, usual, 'welcome'],
  ['GATE-13 GATE-20 the password comes first', nobody, both, 'password'],
  ['GATE-13 the welcome once unlocked', { choice: null, unlocked: true }, both, 'welcome'],
  ['ENT-76 GATE-14 none for wholesale', trade, usual, null],
  ['ENT-77 C-20 none for retail', { choice: 'retail', unlocked: false }, usual, null],
  ['ENT-78 C-21 SEC-13 under 18 is sent away', { choice: 'under18', unlocked: true }, off, 'leave'],
  ['unknown before the flags are there', nobody, null, 'unknown'],
  ['nothing is asked of who has both records', { choice: 'retail', unlocked: true }, null, null],
] as const)('%s', (_row, records, flags, gate) => {
  expect(ask(records, flags)).toBe(gate)
})

test('a search engine passes the welcome gate, not the password gate', () => {
  expect(ask(nobody, usual, 'home', true)).toBe(null)
  expect(ask(nobody, both, 'home', true)).toBe('password')
})

test.each([
  'privacyPolicy',
  'termsAndConditions',
  'emailUnsubscribe',
  'authGoogleCallback',
  'authFacebookCallback',
  'authMicrosoftCallback',
])('%s stays open (C-31)', (route) => {
  expect(isGated(route)).toBe(false)
  expect(ask(nobody, both, route)).toBe(null)
  expect(ask({ choice: 'under18', unlocked: false }, both, route)).toBe(null)
})

test.each([
  [{}, ['welcome']],
  [{ 'shop.access.password-gate': true }, ['password', 'welcome']],
  [{ 'shop.access.welcome-gate': false }, []],
])('the stored flags %o put up %o (GATE-02, GATE-03, GATE-10, GATE-11)', (stored, gates) => {
  expect(standingGates(stored as Record<string, boolean>)).toEqual(gates)
})
