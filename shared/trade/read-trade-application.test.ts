import { expect, test } from 'vitest'
import { parseCompanyNumber } from '../accounts/registered-numbers.ts'
import { readTradeApplication, type TypedTrade } from './read-trade-application.ts'

const premises = {
  tradingName: 'The Tap',
  street: '1 Brewery Yard',
  town: 'Leeds',
  postcode: 'ls14dy',
  opensAt: '08:00',
  closesAt: '16:00',
  unloading: 'tail_lift',
  contactName: 'Maggie Tapster',
  phone: '0113 496 0000',
}
const whole = { businessName: ' The  Tap Ltd ', kind: 'pub', licenceNumber: 'PL-2041', premises: [premises] }

const fieldsOf = (typed: TypedTrade) => {
  const read = readTradeApplication(typed)
  return read.kind === 'complete' ? [] : read.problems.map(({ field }) => field)
}

test('reads a whole application, tidied (TRADE-02)', () => {
  const read = readTradeApplication({ ...whole, vatNumber: '980 7806 84', companyNumber: 'sc 123456' })
  expect(read).toEqual({
    kind: 'complete',
    application: {
      details: {
        businessName: 'The Tap Ltd',
        kind: 'pub',
        licenceNumber: 'PL-2041',
        awrsNumber: null,
        vatNumber: 'GB980780684',
        companyNumber: 'SC123456',
      },
      premises: [{ ...premises, id: null, apartment: null, dropNotes: null, postcode: 'LS1 4DY' }],
      answer: null,
    },
  })
})

test.each<[what: string, change: TypedTrade, fields: string[]]>([
  [
    'nothing at all',
    { businessName: '', kind: '', licenceNumber: '', premises: [] },
    ['businessName', 'kind', 'licenceNumber', 'premises'],
  ],
  ['a name of one sign', { businessName: 'A' }, ['businessName']],
  ['a name of 121 characters', { businessName: 'a'.repeat(121) }, ['businessName']],
  ['a name that turns the line', { businessName: 'Tap \u202eexe' }, ['businessName']],
  ['an unknown kind', { kind: 'palace' }, ['kind']],
  ['no licence and no AWRS number', { licenceNumber: null }, ['licenceNumber']],
  ['an AWRS number instead', { licenceNumber: null, awrsNumber: 'XXAW00000123456' }, []],
  ['a licence without a figure', { licenceNumber: 'none' }, ['licenceNumber']],
  ['a licence of three characters', { licenceNumber: 'PL1' }, ['licenceNumber']],
  ['a licence of 41 characters', { licenceNumber: '1'.repeat(41) }, ['licenceNumber']],
  ['a wholesaler with a licence alone', { kind: 'wholesaler' }, ['awrsNumber']],
  ['a wholesaler with neither', { kind: 'wholesaler', licenceNumber: '' }, ['awrsNumber']],
  [
    'a wholesaler with an AWRS number',
    { kind: 'wholesaler', licenceNumber: '', awrsNumber: 'XXAW00000123456' },
    [],
  ],
  ['an AWRS number of three letters', { awrsNumber: 'XXA00000123456' }, ['awrsNumber']],
  ['an AWRS number of ten figures', { awrsNumber: 'XXAW0000012345' }, ['awrsNumber']],
  ['an Irish postcode', { premises: [{ ...premises, postcode: 'D02 AF30' }] }, ['premises.0.postcode']],
  [
    'premises without a name',
    { premises: [premises, { ...premises, tradingName: ' ' }] },
    ['premises.1.tradingName'],
  ],
  [
    'a window that ends before it begins',
    { premises: [{ ...premises, closesAt: '07:30' }] },
    ['premises.0.closesAt'],
  ],
  ['no hour', { premises: [{ ...premises, opensAt: '25:00' }] }, ['premises.0.opensAt']],
  ['no way to unload', { premises: [{ ...premises, unloading: null }] }, ['premises.0.unloading']],
  [
    'notes of 501 characters',
    { premises: [{ ...premises, dropNotes: 'a'.repeat(501) }] },
    ['premises.0.dropNotes'],
  ],
  ['notes of 500 characters', { premises: [{ ...premises, dropNotes: 'a'.repeat(500) }] }, []],
  ['no phone', { premises: [{ ...premises, phone: 'ring the bell' }] }, ['premises.0.phone']],
  ['eleven premises', { premises: Array.from({ length: 11 }, () => premises) }, ['premises']],
])('names the fields of %s (TRADE-02)', (_what, change, fields) => {
  expect(fieldsOf({ ...whole, ...change })).toEqual(fields)
})

test.each([
  ['vatNumber', 'GB123456782', true],
  ['vatNumber', 'GB123456783', false],
  ['vatNumber', ' ', true],
  ['companyNumber', 'SC123456', true],
  ['companyNumber', '01234567', true],
  ['companyNumber', '1234567', true],
  ['companyNumber', '12345', false],
  ['companyNumber', 'ABC12345', false],
  ['companyNumber', '', true],
])('%s %j holds: %j (TRADE-03)', (name, text, holds) => {
  expect(fieldsOf({ ...whole, [name]: text })).toEqual(holds ? [] : [name])
})

test('reads company numbers compact (TRADE-03)', () => {
  expect(['0123 4567', 'sc-123456', 'S1234567'].map(parseCompanyNumber)).toEqual([
    '01234567',
    'SC123456',
    null,
  ])
})
