import { expect, test } from 'vitest'
import { displayNameOf } from './find-public-clients.ts'

test.each([
  ['Maggie Tapster', 'Maggie T.'],
  ['  Maggie  de la   tapster ', 'Maggie T.'],
  ['Siôned', 'Siôned'],
  ['Łucja Żak', 'Łucja Ż.'],
  ['Sean O’Neill', 'Sean O.'],
  ['Maggie (Tap)', 'Maggie T.'],
  ['Maggie 42', 'Maggie'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(displayNameOf(name)).toBe(shown)
})
