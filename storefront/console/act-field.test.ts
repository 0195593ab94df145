import { expect, test } from 'vitest'
import { type ActionField, readFields, readPence } from './act-field.ts'

test.each([
  ['348.30', 34_830],
  ['£1,234.5', 123_450],
  ['7', 700],
  ['0', null],
  ['0.00', null],
  ['-5', null],
  ['12.345', null],
  ['1,23', null],
  ['5 pounds', null],
])('reads %s as %s pence (SELL-11)', (typed, pence) => {
  expect(readPence(typed)).toBe(pence)
})

const fields: ActionField[] = [
  { name: 'amountMinor', label: 'Amount', kind: 'pounds', missing: 'Say how much.' },
  { name: 'note', label: 'Note', kind: 'words' },
  { name: 'invoices', label: 'Invoices', kind: 'list' },
  { name: 'count', label: 'How many?', kind: 'count' },
  { name: 'isSecond', label: 'A second one', kind: 'tick' },
]
const formOf = (typed: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return form
}

test('an action’s fields become its body, and the first that is wrong is named (SELL-11)', () => {
  expect(
    readFields(fields, formOf({ amountMinor: ' 12.50 ', note: ' ', invoices: 'TOW-1, TOW-2', count: '12' })),
  ).toEqual({
    kind: 'body',
    body: { amountMinor: 1250, invoices: ['TOW-1', 'TOW-2'], count: 12, isSecond: false },
  })
  for (const count of ['0', '-1', '1.5', 'two'])
    expect(readFields(fields, formOf({ amountMinor: '1', count }))).toMatchObject({
      kind: 'wrong',
      problem: { field: 'count' },
    })
  expect(readFields(fields, formOf({ note: 'x' }))).toEqual({
    kind: 'wrong',
    problem: { field: 'amountMinor', message: 'Say how much.' },
  })
  expect(readFields(fields, formOf({ amountMinor: 'all', isSecond: 'on' }))).toMatchObject({
    kind: 'wrong',
    problem: { field: 'amountMinor' },
  })
})
