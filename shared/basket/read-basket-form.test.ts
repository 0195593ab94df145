import { expect, test } from 'vitest'
import { isMergeableId } from './basket-keys.ts'
import { readBasketForm } from './read-basket-form.ts'

test('a form names its items in order, and its group once', () => {
  const fields: [string, string][] = [
    ['groupSlug', 'yorkshire'],
    ['returnTo', '/shop'],
    ['kind', 'variant'],
    ['itemId', 'a'],
    ['quantity', '2'],
    ['kind', 'accessory'],
    ['itemId', ' b '],
    ['quantity', '1.9'],
  ]
  expect(readBasketForm(fields)).toEqual([
    { kind: 'variant', itemId: 'a', groupSlug: 'yorkshire', quantity: 2 },
    { kind: 'upsell', itemId: 'b', groupSlug: 'yorkshire', quantity: 1 },
  ])
})

test('a form of one kind names it once, and empty fields are no lines (S-10)', () => {
  const fields: [string, string][] = [
    ['kind', 'variant'],
    ['itemId', 'a'],
    ['quantity', ''],
    ['itemId', 'b'],
    ['quantity', '3'],
  ]
  expect(readBasketForm(fields)).toEqual([{ kind: 'variant', itemId: 'b', groupSlug: null, quantity: 3 }])
})

test('a form without any quantity adds one of each (S-10)', () => {
  const fields: [string, string][] = [
    ['itemId', 'a'],
    ['kind', 'variant'],
  ]
  expect(readBasketForm(fields)).toEqual([{ kind: 'variant', itemId: 'a', groupSlug: null, quantity: 1 }])
})

test('a group may be named for each item', () => {
  const fields: [string, string][] = ['', 'wales'].flatMap((slug) => [
    ['kind', 'variant'],
    ['itemId', 'a'],
    ['quantity', '1'],
    ['groupSlug', slug],
  ])
  expect(readBasketForm(fields).map(({ groupSlug }) => groupSlug)).toEqual([null, 'wales'])
})

test.each(['0', '-1', '', 'two', 'Infinity'])('a quantity of %j is left out (C-23)', (quantity) => {
  const fields: [string, string][] = [
    ['kind', 'variant'],
    ['itemId', 'a'],
    ['quantity', quantity],
  ]
  expect(readBasketForm(fields)).toEqual([])
})

test('what names no item is left out', () => {
  expect(readBasketForm([['quantity', '2']])).toEqual([])
  const fields: [string, unknown][] = [
    ['kind', 'beer'],
    ['itemId', 'a'],
    ['quantity', '2'],
    ['itemId', new Blob()],
  ]
  expect(readBasketForm(fields)).toEqual([])
})

test('only ids that look like UUIDs or long hex go into an account (BASK-26)', () => {
  expect(['6F9619ff-8b86-4d01-b42d-00cf4fc964ff', 'a'.repeat(24)].map(isMergeableId)).toEqual([true, true])
  expect(['demo-1', '12', 'a'.repeat(23), 'g'.repeat(24)].map(isMergeableId)).toEqual(Array(4).fill(false))
})

test.each(['__proto__', 'constructor', 'toString'])('a field called %s is ignored (SAFE-16)', (name) => {
  const fields: [string, string][] = [
    [name, 'x'],
    ['kind', 'variant'],
    ['itemId', 'a'],
    ['quantity', '1'],
  ]
  expect(readBasketForm(fields)).toHaveLength(1)
})
