import { expect, test } from 'vitest'
import { promotionStyle } from './promotion-style.ts'

test.each([
  ['ENT-21 ENT-25', 'dark', 'white', 'dark', 'dark'],
  ['ENT-22 ENT-25', 'darkdeep', 'white', 'darkdeep', 'dark'],
  ['ENT-23 ENT-26', 'light', 'black', 'light', 'light'],
  ['ENT-24 ENT-26', 'lightdeep', 'black', 'lightdeep', 'light'],
  ['ENT-27', 'dark', 'rainbow', 'dark', 'dark'],
  ['ENT-27', 'lightdeep', 'rainbow', 'lightdeep', 'light'],
  ['white ink on a light panel', 'light', 'white', 'dark', 'dark'],
  ['black ink on a dark panel', 'darkdeep', 'black', 'lightdeep', 'light'],
] as const)('%s: %s under %s is drawn as %s', (_row, textBackground, textColor, ground, scheme) => {
  const style = promotionStyle({ textNeedsBackground: true, textBackground, textColor })
  expect(style).toEqual({ ground, scheme, ink: textColor })
})

test('words without a panel get a veil in the tone of their ink', () => {
  const ask = { textNeedsBackground: false, textBackground: 'dark', textColor: 'black' } as const
  expect(promotionStyle(ask)).toEqual({ ground: 'veil', scheme: 'light', ink: 'black' })
})
