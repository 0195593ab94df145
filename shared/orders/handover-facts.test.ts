import { expect, test } from 'vitest'
import { type Handover, handoverLimits, handoverProblems, readHandover } from './handover.ts'
import { driverPhone, handoverFacts } from './handover-facts.ts'

test.each([
  [
    { poNumber: '  PO  17\n', receiverName: ' Jo\tBloggs\u0007' },
    { poNumber: 'PO 17', receiverName: 'Jo Bloggs' },
  ],
  [{ dropNotes: ' Ring  twice,\nthen \t wait ' }, { dropNotes: 'Ring twice,\nthen wait' }],
  [{ poNumber: '   ', dropNotes: '\n', opensAt: null, closesAt: undefined }, {}],
  [null, {}],
  [undefined, {}],
])('%j is read without empty fields, and with line breaks in drop notes alone', (typed, read) => {
  expect(readHandover(typed)).toEqual(read)
})

test.each([
  [{ opensAt: '08:00', closesAt: '11:30' }, []],
  [{ opensAt: '08:00' }, []],
  [{ closesAt: '08:00' }, []],
  [{ opensAt: '08:00', closesAt: '08:00' }, ['handover.closesAt: Enter a time after the first one.']],
  [{ opensAt: '11:30', closesAt: '08:00' }, ['handover.closesAt: Enter a time after the first one.']],
  [null, []],
])('the window %j has the problems %j', (typed, problems) => {
  expect(handoverProblems(typed).map(({ field, message }) => `${field}: ${message}`)).toEqual(problems)
})

test.each(Object.entries(handoverLimits))('%s has at most %i characters', (name, most) => {
  expect(handoverProblems({ [name]: 'x'.repeat(most) })).toEqual([])
  expect(handoverProblems({ [name]: 'x'.repeat(most + 1) })).toEqual([
    { field: `handover.${name}`, message: `Use at most ${most} characters.` },
  ])
})

const facts = (handover: Handover) => handoverFacts(handover).map(({ label, text }) => `${label}: ${text}`)

test('a handover is stated in the order in which a driver needs it', () => {
  const handover: Handover = {
    dropNotes: 'Round the back',
    unloading: 'tail_lift',
    receiverPhone: '01506 000000',
    receiverName: 'Jo',
    opensAt: '08:00',
    closesAt: '11:30',
    poNumber: '17',
  }
  expect(facts(handover)).toEqual([
    'PO number: 17',
    'Takes deliveries: 08:00 to 11:30',
    'Received by: Jo',
    `${driverPhone}: 01506 000000`,
    'Unloading: Tail-lift',
    'Drop notes: Round the back',
  ])
})

test.each<[Handover, string[]]>([
  [{}, []],
  [{ opensAt: '08:00' }, ['Takes deliveries: from 08:00']],
  [{ closesAt: '11:30' }, ['Takes deliveries: until 11:30']],
  [{ unloading: 'fork_lift' }, ['Unloading: Fork-lift on site']],
])('of %j only what was said is stated', (handover, stated) => expect(facts(handover)).toEqual(stated))
