import { expect, test } from 'vitest'
import { awrsState } from './awrs-state.ts'

test.each([
  ['a checked number', { awrsUrn: 'XVAW00000104113', awrsVerified: true }, 'verified', 'XVAW00000104113'],
  [
    'a number no one checked',
    { awrsUrn: ' XVAW00000104113 ', awrsVerified: false },
    'given',
    'XVAW00000104113',
  ],
  ['no number', { awrsUrn: null, awrsVerified: false }, 'none', null],
  ['a blank one', { awrsUrn: ' ', awrsVerified: false }, 'none', null],
  ['a check without the number it was about', { awrsUrn: null, awrsVerified: true }, 'none', null],
])('%s (BRW-06)', (_, brewery, kind, urn) => {
  expect(awrsState(brewery)).toMatchObject({ kind, urn })
})
