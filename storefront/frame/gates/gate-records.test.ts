import { expect, test } from 'vitest'
import { readGateRecords, storeChoice, storeUnlock } from './gate-records.ts'

const refuse = () => {
  throw new Error('no')
}

function memory(stored: Record<string, string> = {}) {
  return {
    stored,
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  }
}

test.each([
  ['ENT-76', 'wholesale', 'wholesale'],
  ['ENT-77', 'retail', 'retail'],
  ['ENT-78', 'under18', 'under18'],
  ['C-20', 'anybody', null],
])('%s a stored choice %s is read as %o', (_row, stored, choice) => {
  const store = memory({ 'dray-audience-choice': JSON.stringify({ choice: stored, storedAt: 'x' }) })
  expect(readGateRecords(store)).toEqual({ choice, unlocked: false })
})

test('stores the fields of the specification and reads them back (ENT-79, ENT-80)', () => {
  const store = memory()
  storeChoice('wholesale', store)
  storeUnlock(store)
  expect(JSON.parse(store.stored['dray-audience-choice'] ?? '')).toEqual({
    choice: 'wholesale',
    storedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  expect(JSON.parse(store.stored['dray-protected-access'] ?? '')).toEqual({
    unlocked: true,
    storedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  expect(readGateRecords(store)).toEqual({ choice: 'wholesale', unlocked: true })
})

test.each(['', 'null', '7', '"wholesale"', '[]', '{', '{"unlocked":"yes"}'])(
  'a spoilt record %s counts as none',
  (spoilt) => {
    const store = memory({ 'dray-audience-choice': spoilt, 'dray-protected-access': spoilt })
    expect(readGateRecords(store)).toEqual({ choice: null, unlocked: false })
  },
)

test('a store that refuses is no failure', () => {
  const closed = { getItem: refuse, setItem: refuse }
  storeChoice('under18', closed)
  storeUnlock(closed)
  expect(readGateRecords(closed)).toEqual({ choice: null, unlocked: false })
})
