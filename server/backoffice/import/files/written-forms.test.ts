import { expect, test } from 'vitest'
import {
  dayOfCell,
  isSameSize,
  litresOfCell,
  momentOfCell,
  withoutBinaryNoise,
  withoutGermanSigns,
} from './written-forms.ts'

test.each([
  '2026-12-01',
  '2026/12/01',
  '2026/12/1',
  '1/12/2026',
  '01/12/2026',
  '01.12.2026',
  '01/12/26',
  '1.12.26',
  '1 Dec 2026',
  '1 December 2026',
  '01-Dec-26',
  '01-dec-2026',
  '1 Dec, 2026',
  '2026-12-01 00:00:00',
  '01/12/2026 00:00',
])('%s is the first of December (SELL-36)', (text) => {
  expect(dayOfCell(text)).toBe('2026-12-01')
})

test.each(['soon', '2026-12-01 08:00', '1 Dezember', '12/2026', '1/Foo/2026x', '26/12/01', '01-12-26'])(
  '%j stays as it is, to be refused (SELL-36)',
  (text) => {
    expect(dayOfCell(text)).toBe(text)
  },
)

test.each([
  ['29/11/2026 08:00', '2026-11-29T08:00:00.000Z'],
  ['2026-07-01 08:00:00', '2026-07-01T07:00:00.000Z'],
  ['1 Jul 2026 8:05', '2026-07-01T07:05:00.000Z'],
  ['29/11/2026', '2026-11-29'],
  ['29/11/26 08:00', '2026-11-29T08:00:00.000Z'],
  ['2026-11-29T08:00:00Z', '2026-11-29T08:00:00Z'],
  ['29/11/2026 25:00', '29/11/2026 25:00'],
])('counted at %s is %s (SELL-36)', (text, moment) => {
  expect(momentOfCell(text)).toBe(moment)
})

test.each([
  ['1.234,50', '1234.50'],
  ['12.345.678,9', '12345678.9'],
  ['1,234.50', '1,234.50'],
  ['1.234', '1.234'],
])('the price %s is %s (SELL-36)', (text, price) => {
  expect(withoutGermanSigns(text)).toBe(price)
})

test.each([
  ['479.01999999999999999', '479.02'],
  ['2984.3600000000000001', '2984.36'],
  ['0.30000000000000004', '0.3'],
  ['479,01999999999999999', '479,02'],
  ['3.0000000000000001', '3'],
  ['1.2345678', '1.2345678'],
  ['1.23456789012345', '1.23456789012345'],
])('the number %s, as a program writes its binary form, is %s (SELL-36)', (text, number) => {
  expect(withoutBinaryNoise(text)).toBe(number)
})

test.each([
  ['30L', '30'],
  ['30 ltr', '30'],
  ['40.9 litres', '40.9'],
  ['9 gal', '40.914'],
  ['4.5 gallons', '20.457'],
  ['9g', '40.914'],
  ['440ml', '0.44'],
  ['50cl', '0.5'],
  ['one', 'one'],
  ['', ''],
])('%j holds %s litres (SELL-36)', (text, litres) => {
  expect(litresOfCell(text)).toBe(litres)
})

test.each([
  ['9g Cask (Firkin)', 'Firkin', true],
  ['9g Cask (Firkin)', '9g', true],
  ['9g Cask (Firkin)', '9 gal Cask', true],
  ['4.5g Cask (Pin)', 'Pin', true],
  ['4.5g Cask (Pin)', '9g', false],
  ['24 x 440ml Can', '24x440ml Can', true],
  ['24 x 440ml Can', '24 × 440ml Can', true],
  ['24 x 440ml Can', '440ml Can', false],
  ['24 x 440ml Can', 'Can', false],
  ['20L KeyKeg', '20 L KeyKeg', true],
  ['20L KeyKeg', '20 litre Key Keg', true],
  ['20L KeyKeg', '30L KeyKeg', false],
  ['30L Keg · S-Type', '30 L keg', true],
])('‘%s’ named ‘%s’ is the same size: %s (SELL-36)', (name, text, isSame) => {
  expect(isSameSize(name, text)).toBe(isSame)
})
