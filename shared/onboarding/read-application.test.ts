import { expect, test } from 'vitest'
import { breweryApplication } from '../../tests/support/builders/brewery-application.ts'
import { isTypedOut } from '../accounts/typed-out.ts'
import { draftOf, readApplication, type TypedApplication } from './read-application.ts'

const problemsOf = (change: TypedApplication) => {
  const read = readApplication({ ...breweryApplication, ...change })
  return read.kind === 'incomplete' ? read.problems.map(({ field }) => field) : []
}

test('an application is tidied into what is stored; optional numbers may be missing (NOTE-13)', () => {
  expect(readApplication(breweryApplication)).toMatchObject({
    kind: 'complete',
    application: {
      awrsNumber: 'XAAW00000123456',
      vatNumber: 'GB980780684',
      companyNumber: 'SC123456',
      postcode: 'EH21 7PQ',
      awrsReason: null,
    },
  })
  expect(problemsOf({ vatNumber: '', companyNumber: null, deliveryNotes: undefined })).toEqual([])
  expect(problemsOf({ awrsNumber: '', awrsReason: 'We sell at markets alone.' })).toEqual([])
})

test.each<[TypedApplication, string[]]>([
  [{ breweryName: ' ' }, ['breweryName']],
  [{ breweryName: 'Esk\u202eside' }, ['breweryName']],
  [{ companyName: 'x'.repeat(121) }, ['companyName']],
  [{ awrsNumber: 'XAAW0000012345' }, ['awrsNumber']],
  [{ awrsNumber: '' }, ['awrsNumber']],
  [{ vatNumber: 'GB 980 7806 85' }, ['vatNumber']],
  [{ companyNumber: '1234' }, ['companyNumber']],
  [{ postcode: '10115' }, ['postcode']],
  [{ email: 'orders at eskside' }, ['email']],
  [{ phone: 'ring us' }, ['phone']],
  [{ delivery: 'teleport', street: '' }, ['street', 'delivery']],
])('what is missing or wrong is named by field, in their order: %o (NOTE-13)', (change, fields) => {
  expect(problemsOf(change)).toEqual(fields)
})

test('a draft holds what was typed so far, cut to what a field takes (NOTE-13)', () => {
  const draft = draftOf({ breweryName: '  Eskside   Brewing ', town: 'x'.repeat(500) })
  expect(draft).toMatchObject({ breweryName: 'Eskside Brewing', email: '' })
  expect(draft.town).toHaveLength(80)
})

test('a draft is not cut within a character, which the database would refuse (NOTE-13)', () =>
  expect(draftOf({ postcode: 'EH21 7PQ 🍺' }).postcode.isWellFormed()).toBe(true))

test.each([
  ['awrsNumber', 'XAAW 00000 12345', false],
  ['awrsNumber', 'XAAW 00000 123456', true],
  ['vatNumber', 'GB 980 7806 8', false],
  ['vatNumber', 'GB 980 7806 84', true],
  ['companyNumber', 'SC12345', false],
  ['companyNumber', 'SC123456', true],
  ['premises.0.postcode', 'LS1 4D', false],
  ['premises.0.postcode', 'EH21 7PQ', true],
  ['town', 'Edinburgh and beyond', false],
])('%s ‘%s’ is whole: %s, so its form is judged while it is typed (NOTE-15)', (field, text, isWhole) => {
  expect(isTypedOut(field, text)).toBe(isWhole)
})

const messagesOf = (change: TypedApplication) => {
  const read = readApplication({ ...breweryApplication, ...change })
  return read.kind === 'incomplete' ? read.problems.map(({ message }) => message) : []
}

test.each<[TypedApplication, string[]]>([
  [{ awrsNumber: '' }, ['Enter your AWRS number, or say why you need none.']],
  [{ awrsNumber: '', awrsReason: ' ' }, ['Enter your AWRS number, or say why you need none.']],
  [{ phone: '' }, ['Enter a phone number.']],
  [{ companyName: 'Esk\u202eside' }, ['Take out the characters that cannot be seen.']],
  [{ town: 'x'.repeat(81) }, ['Use at most 80 characters.']],
  [{ town: 'x'.repeat(80) }, []],
  [{ breweryName: 'X' }, ['Enter the name of your brewery.']],
  [{ breweryName: 'XX' }, []],
  [{ email: 'a@b.c, d@e.f' }, ['Enter an email address, such as orders@brewery.example.']],
  [{ email: 'orders@a@brewery.example' }, ['Enter an email address, such as orders@brewery.example.']],
  [{ phone: 'or 0113 496 0000' }, ['Enter a phone number, such as 0113 496 0000.']],
  [{ phone: '0113 496 0000 or so' }, ['Enter a phone number, such as 0113 496 0000.']],
  [{ phone: '+44 (0)113 496-0000' }, []],
])('%o is answered with %j (NOTE-13)', (change, messages) => expect(messagesOf(change)).toEqual(messages))

const notesOf = (deliveryNotes: string) => {
  const read = readApplication({ ...breweryApplication, deliveryNotes })
  return read.kind === 'complete' && read.application.deliveryNotes
}

test('notes on the delivery have lines of their own, and are null where none are typed (NOTE-13)', () => {
  expect(notesOf('')).toBeNull()
  expect(notesOf('Mondays\nFridays')).toBe('Mondays\nFridays')
  expect(draftOf({ deliveryNotes: 'Mondays\nFridays', street: '1 Wharf\nRoad' })).toMatchObject({
    deliveryNotes: 'Mondays\nFridays',
    street: '1 Wharf Road',
  })
})
