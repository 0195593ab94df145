import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { holdsWords, typedWords } from './typed-words.ts'

const { database } = await openTestDatabase()

test('what was typed is parted into the beginnings of words (SELL-05)', () => {
  expect(typedWords(undefined)).toBeUndefined()
  expect(typedWords('  ')).toBeUndefined()
  expect(typedWords(' % - ')).toBe('')
  expect(typedWords("DRAY-7k2 O'B\\")).toBe("'DRAY':* & '7k2':* & 'O':* & 'B':*")
})

/** Few letters, so that words often begin alike, and every sign that parts words. */
const text = fc.string({
  unit: fc.constantFrom(...'aAbé1', ...' .,;:!?/|()[]{}<>"\'`+-_=@#&*~^%$£\\'),
  maxLength: 24,
})
const wordsIn = (said: string) =>
  said
    .toLowerCase()
    .split(/[^abé1]+/)
    .filter(Boolean)

test('the database finds a text by the beginnings of its words, whatever characters separate them (SELL-05)', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (said, typed) => {
      const query = typedWords(typed)
      if (query === undefined) return
      const { rows } = await database.execute(
        sql`select ${holdsWords(sql`words_of(${said}::text)`, query)} as "isFound"`,
      )
      const words = wordsIn(typed)
      const begins = words.every((word) => wordsIn(said).some((other) => other.startsWith(word)))
      expect(rows[0]!['isFound']).toBe(words.length > 0 && begins)
    }),
    { numRuns: 300 },
  )
})
