import { expect, test } from 'vitest'
import { noWords } from '../../../shared/catalogue/beer-words.ts'
import { readWords } from './read-words.ts'

const formOf = (typed: Record<string, string>, allergens: readonly string[] = ['barley', 'wheat']) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Towpath', style: 'porter', ...typed }))
    form.set(name, value)
  for (const allergen of allergens) form.append('allergens', allergen)
  return form
}

test('the form of a beer says its words as its call takes them (SELL-27)', () => {
  const typed = { targetAbv: '4,3 %', glutenFree: 'on', colorHex: '#B5651D' }
  expect(readWords(formOf(typed), null, [])).toEqual({
    kind: 'words',
    words: {
      ...noWords,
      name: 'Towpath',
      style: 'porter',
      targetAbv: 4.3,
      allergens: ['barley', 'wheat'],
      glutenFree: true,
      colorHex: '#B5651D',
    },
  })
})

test.each([
  ['name', { name: ' ' }],
  ['style', { style: '' }],
  ['targetAbv', { targetAbv: 'four' }],
  ['targetAbv', { targetAbv: '76' }],
  ['colorHex', { colorHex: 'amber' }],
])('a wrong %s is named (SELL-27)', (field, typed) => {
  expect(readWords(formOf(typed as unknown as Record<string, string>), null, [])).toMatchObject({
    kind: 'wrong',
    problem: { field },
  })
})

test('a beer without a word on allergens is not sent, and is a draft (SELL-43)', () => {
  const form = formOf({ name: '' }, [])
  expect(readWords(form, null, [], []).kind).toBe('words')
  form.set('name', 'Towpath')
  expect(readWords(form, null, [])).toMatchObject({ kind: 'wrong', problem: { field: 'allergens' } })
})
