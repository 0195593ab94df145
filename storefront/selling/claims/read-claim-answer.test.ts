import { expect, test } from 'vitest'
import type { SellingLine } from '../../../shared/api/selling-api.ts'
import { readClaimAnswer, readPounds } from './read-claim-answer.ts'

const lines = [{ position: 0 }, { position: 2 }] as SellingLine[]
const read = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readClaimAnswer(form, lines)
}

test('an answer is chosen, and a refusal says why (SELL-23)', () => {
  expect(read({})).toMatchObject({ kind: 'wrong', problem: { field: 'answer' } })
  expect(read({ answer: 'refuse', note: '  ' })).toMatchObject({ kind: 'wrong', problem: { field: 'note' } })
  expect(read({ answer: 'admit', 'rebate-0': 'x' })).toEqual({
    kind: 'body',
    body: { answer: 'admit', note: null },
  })
})

test('a rebate names pence of at least one claimed line (SELL-23)', () => {
  expect(read({ answer: 'rebate' })).toMatchObject({ problem: { field: 'rebate-0' } })
  expect(read({ answer: 'rebate', 'rebate-2': '-4' })).toMatchObject({ problem: { field: 'rebate-2' } })
  expect(read({ answer: 'rebate', 'rebate-2': '£46.08' })).toEqual({
    kind: 'body',
    body: { answer: 'rebate', note: null, rebates: [{ position: 2, amountMinor: 4608 }] },
  })
})

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['0.29', 29],
  ['1.005', null],
  ['1,200', null],
])('%s pounds are %s pence (SELL-23)', (typed, pence) => {
  expect(readPounds(typed)).toBe(pence)
})
