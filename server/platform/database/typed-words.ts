import { type SQL, sql } from 'drizzle-orm'

/** What parts words; the function words_of of the database parts them at the same characters (migration 0060). */
const betweenWords = /[\s.,;:!?/|()[\]{}<>"'`+\-_=@#&*~^%$£\\]+/

/**
 * What was typed as a query of text search that finds the beginnings of words in any order; undefined where nothing was
 * typed. Characters without a word are a query that finds nothing.
 */
export function typedWords(typed = ''): string | undefined {
  if (typed.trim() === '') return undefined
  const words = typed.split(betweenWords).filter(Boolean)
  return words.map((word) => `'${word}':*`).join(' & ')
}

/** Whether words, as words_of has them, hold all that was typed. */
export const holdsWords = (words: SQL, query: string): SQL => sql`${words} @@ lower(${query})::tsquery`

/** A pattern of LIKE that finds these words anywhere; undefined for none. */
export function likePattern(typed: string | undefined): string | undefined {
  const words = typed?.trim() ?? ''
  return words === '' ? undefined : `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
