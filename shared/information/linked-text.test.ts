import { expect, test } from 'vitest'
import { splitLinks, withoutLinks } from './linked-text.ts'

test.each([
  ['', []],
  ['No link at all.', [{ text: 'No link at all.' }]],
  [
    'See [the groups](/groups), or [write](mailto:a@b.example).',
    [
      { text: 'See ' },
      { text: 'the groups', href: '/groups' },
      { text: ', or ' },
      { text: 'write', href: 'mailto:a@b.example' },
      { text: '.' },
    ],
  ],
  ['[Alone](/shop)', [{ text: 'Alone', href: '/shop' }]],
  ['A [bracket] and (another).', [{ text: 'A [bracket] and (another).' }]],
])('links are where they were written: %s', (text, parts) => {
  expect(splitLinks(text)).toEqual(parts)
})

test('the words stay when the links go', () => {
  expect(withoutLinks('See [the groups](/groups) first.')).toBe('See the groups first.')
})
