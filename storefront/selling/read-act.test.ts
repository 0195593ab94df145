import { expect, test } from 'vitest'
import type { SellingLine, SellingOrder } from '../../shared/api/selling-api.ts'
import { readAction } from './read-act.ts'
import type { SellingVerb } from './selling-calls.ts'

/** Ten firkins, four of which have left. */
const line = { position: 3, quantity: 10, quantitySent: 4 } as SellingLine
const order = { lines: [line] } as SellingOrder

const typed = (verb: SellingVerb, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readAction(verb, form, order)
}
const wrong = (field: string, message: string) => ({ kind: 'wrong', problem: { field, message } })

test.each([
  // A proposal takes back nothing that has left.
  ['propose', '3', 'Type 4 to 10.'],
  ['propose', '11', 'Type 4 to 10.'],
  ['pack', '11', 'Type 0 to 10.'],
  // What has left does not leave again.
  ['dispatch', '7', 'Type 0 to 6.'],
  ['dispatch', '-1', 'Type 0 to 6.'],
  ['dispatch', '1.5', 'Type 0 to 6.'],
  ['dispatch', '', 'Type 0 to 6.'],
] as const)(
  '%s of %j units of ten of which four have left is refused at its line (SELL-20, SELL-22, LIFE-11)',
  (verb, units, message) => {
    expect(typed(verb, { 'units-3': units })).toEqual(wrong('units-3', message))
  },
)

test('more units than a line holds are not missing from it (SELL-22, LIFE-12)', () => {
  const asked = { receivedBy: 'Gordon Laird', 'missing-3': '11' }
  expect(typed('deliver', asked)).toEqual(wrong('missing-3', 'Type 0 to 10.'))
})

test.each([
  ['propose', '4', { lines: [{ position: 3, units: 4, substitute: null }], dispatchOn: null, note: null }],
  ['dispatch', '6', { lines: [{ position: 3, units: 6 }], carrier: null, tracking: null, note: null }],
] as const)('%s takes %s units (SELL-20, SELL-22, LIFE-11)', (verb, units, body) => {
  expect(typed(verb, { 'units-3': units })).toEqual({ kind: 'body', body })
})
