import { expect, test } from 'vitest'
import { readHomeFlags } from './home-flags.ts'

test.each([
  ['HOME-71', 'quickView', false],
  ['HOME-72', 'compareButton', false],
  ['HOME-73', 'wishlistEnabled', true],
  ['HOME-74', 'instagramStrip', true],
  ['HOME-75', 'latestCarousels', true],
  ['HOME-76', 'shopAllButton', true],
  ['HOME-77', 'teamPromotion', true],
  ['HOME-78', 'essentialAccessories', true],
  ['HOME-79', 'breweriesLinks', true],
  ['HOME-80', 'servicesStrip', true],
  ['HOME-81', 'newsletterSignup', true],
] as const)('%s OPEN-60 home.%s is %s until it is set', (_row, name, usual) => {
  expect(readHomeFlags({})[name]).toBe(usual)
  expect(readHomeFlags({ [`home.${name}`]: !usual })[name]).toBe(!usual)
  expect(readHomeFlags({ [name]: !usual })[name]).toBe(usual)
})

test('a flag that is no boolean has its default (OPEN-60)', () => {
  expect(readHomeFlags({ 'home.latestCarousels': 'no', 'home.quickView': 1 })).toEqual(readHomeFlags({}))
})
