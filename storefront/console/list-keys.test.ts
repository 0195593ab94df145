import { expect, test } from 'vitest'
import { listMove } from './list-keys.ts'

const press = { ctrlKey: false, metaKey: false, altKey: false, isTyping: false }

test.each([
  ['/', 'search'],
  ['j', 'down'],
  ['k', 'up'],
  ['x', 'tick'],
  ['?', 'help'],
  ['Enter', null],
  ['toString', null],
])('the key %s of a list does %s (STAF-07)', (key, move) => {
  expect(listMove({ ...press, key })).toBe(move)
})

test('keys of a list do nothing while typing or with a modifier (STAF-07)', () => {
  for (const held of [{ isTyping: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(listMove({ ...press, key: 'j', ...held })).toBeNull()
})
