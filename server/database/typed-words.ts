import { type SQL, sql } from 'drizzle-orm'

/** What parts words; the function words_of of the database parts them at the same signs (migration 0063). */
const betweenWords = /[\s.,;:!?/|()[\]{}<>"'`+\-_=@#&*~^%$£\\]+/

/** What was typed as a query of text search that finds the beginnings of words in any order; undefined without a word. */
export function typedWords(typed: string | undefined): string | undefined {
  const words = (typed ?? '').split(betweenWords).filter(Boolean)
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ')
}

/** Whether words, as words_of has them, hold all that was typed. */
export const holdsWords = (words: SQL, query: string): SQL => sql`${words} @@ lower(${query})::tsquery`
