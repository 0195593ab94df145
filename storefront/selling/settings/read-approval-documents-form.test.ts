import { expect, test } from 'vitest'
import { readDocumentsForm } from './read-approval-documents-form.ts'

const whole = {
  legalName: 'Eskside Brewing Ltd',
  address: '3 Mill Lane\n\n Musselburgh ',
  companyNumber: 'SC123456',
  vat: 'number',
  vatNumber: 'GB 980 7806 84',
}
const read = (change: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, text] of Object.entries({ ...whole, ...change })) form.set(name, text)
  return readDocumentsForm(form)
}

test('documents are read line by line; VAT is a number, or that there is none, or not stated (NOTE-14)', () => {
  expect(read()).toEqual({
    kind: 'body',
    body: {
      legalName: 'Eskside Brewing Ltd',
      address: ['3 Mill Lane', 'Musselburgh'],
      companyNumber: 'SC123456',
      vat: { number: 'GB 980 7806 84' },
    },
  })
  expect(read({ vat: 'none' })).toMatchObject({ body: { vat: { notRegistered: true } } })
  expect(read({ vat: '' })).not.toHaveProperty('body.vat')
})

test.each([
  ['companyNumber', { companyNumber: '12' }],
  ['vatNumber', { vatNumber: 'GB 980 7806 85' }],
  ['address', { address: '1\n2\n3\n4\n5\n6\n7\n8\n9' }],
])('a wrong %s is named at its field (NOTE-14)', (field, change) => {
  expect(read(change)).toMatchObject({ kind: 'wrong', problem: { field } })
})
