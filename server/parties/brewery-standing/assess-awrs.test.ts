import { expect, test } from 'vitest'
import { type AwrsFacts, assessAwrs, dueEnd } from './assess-awrs.ts'

let recorded = 0
const entry = (kind: AwrsFacts['kind'], day: string, over: Partial<AwrsFacts> = {}): AwrsFacts => ({
  kind,
  id: (recorded += 1),
  awrsNumber: kind === 'exclusion' ? null : 'XAAW00000123456',
  status: kind === 'check' ? 'approved' : null,
  day,
  at: `${day}T09:00:00.000000`,
  endsOn: null,
  ...over,
})
const on = (today: string, ...entries: AwrsFacts[]) => assessAwrs(entries, { today, checkDays: 90 })

test('a check is good for 90 days after its own, and not on the 91st (AWRS-01)', () => {
  const check = entry('check', '2026-01-01')
  expect(on('2026-04-01', check)).toEqual({
    state: 'good',
    goodUntil: '2026-04-01',
    verifiedNumber: 'XAAW00000123456',
  })
  expect(on('2026-04-02', check)).toEqual({ state: 'ended', goodUntil: '2026-04-01', verifiedNumber: null })
})

test('an exclusion lets a brewery sell until its day, and verifies no number (AWRS-01, AWRS-08)', () => {
  const exclusion = entry('exclusion', '2026-01-01', { endsOn: '2026-06-30' })
  expect(on('2026-06-30', exclusion)).toMatchObject({ state: 'good', verifiedNumber: null })
  expect(on('2026-07-01', exclusion).state).toBe('ended')
})

test('a failed check counts until a newer good entry, whatever was recorded last (AWRS-01)', () => {
  const good = entry('check', '2026-01-05')
  const failed = entry('failed_check', '2026-01-10')
  const older = entry('check', '2026-01-08')
  expect(on('2026-01-11', good, failed, older)).toEqual({
    state: 'failed',
    goodUntil: null,
    verifiedNumber: null,
  })
  expect(
    on('2026-01-12', good, failed, older, entry('exclusion', '2026-01-12', { endsOn: '2026-02-01' })).state,
  ).toBe('good')
  expect(on('2026-01-11').state).toBe('none')
})

test('an end is due from fourteen days before (AWRS-04)', () => {
  const good = on('2026-02-01', entry('check', '2026-01-01'))
  expect(dueEnd(good, new Date('2026-03-17T23:30:00Z'))).toBeNull()
  expect(dueEnd(good, new Date('2026-03-18T00:30:00Z'))).toBe('2026-04-01')
})

test('of several good entries the one that ends last counts, and the last check verifies (AWRS-01)', () => {
  const check = entry('check', '2026-01-01', { awrsNumber: 'XAAW00000000001' })
  const exclusion = entry('exclusion', '2026-01-02', { endsOn: '2026-12-31' })
  const again = entry('check', '2026-01-03', { awrsNumber: 'XAAW00000000002' })
  for (const log of [
    [check, exclusion, again],
    [again, exclusion, check],
  ])
    expect(on('2026-02-01', ...log)).toEqual({
      state: 'good',
      goodUntil: '2026-12-31',
      verifiedNumber: 'XAAW00000000002',
    })
  expect(on('2027-01-01', check, exclusion, again)).toMatchObject({ state: 'ended', goodUntil: '2026-12-31' })
})

test('of entries of one moment the one recorded last is the newest (AWRS-01)', () => {
  const failed = entry('failed_check', '2026-01-01')
  const good = entry('check', '2026-01-01')
  expect(on('2026-01-02', good, failed).state).toBe('good')
  expect(on('2026-01-02', { ...failed, id: good.id + 1 }, good).state).toBe('failed')
})
