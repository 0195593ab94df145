import { hash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { letterMask } from './edit-distance.ts'
import type { IndexedFacts } from './indexed-facts.ts'
import {
  addListedValues,
  addListedWords,
  deleteListedBeers,
  insertListedBeers,
  type ListedRow,
  readFingerprints,
  readListedValues,
  type WordCount,
} from './listed-beer-queries.ts'
import { valueKey } from './listed-vocabulary.ts'
import { fieldWordsOf } from './search-words.ts'

/** The position and weight of each field in a tsvector: the town, the style, the brewery, the name. */
const fieldPlaces = ['4D', '3C', '2B', '1A'] as const

/**
 * Brings the rows of these beers up to date; those that are so already are only looked at. The transaction must hold
 * the lock of the lists.
 */
export async function listFacts(transaction: Database, facts: readonly IndexedFacts[]): Promise<void> {
  const known = new Map(
    (
      await readFingerprints(
        transaction,
        facts.map(({ id }) => id),
      )
    ).map((row) => [row.id, row.fingerprint]),
  )
  const changed = facts.filter((one) => known.get(one.id) !== fingerprintOf(one))
  if (changed.length === 0) return
  const old = changed.filter(({ id }) => known.has(id)).map(({ id }) => id)
  if (old.length > 0) await deleteListedBeers(transaction, old)
  const distinct = new Map(changed.flatMap(({ values }) => values.map((value) => [valueKey(value), value])))
  await addListedValues(transaction, [...distinct.values()])
  const ids = new Map((await readListedValues(transaction, 0)).map((value) => [valueKey(value), value.id]))
  await insertListedBeers(
    transaction,
    changed.map((one) =>
      rowOf(
        one,
        one.values.map((value) => ids.get(valueKey(value))!),
      ),
    ),
  )
  await addListedWords(transaction, countWords(changed))
}

function rowOf({ id, breweryId, sortKeys, ...facts }: IndexedFacts, values: number[]): ListedRow {
  return {
    beer_id: id,
    brewery_id: breweryId,
    fingerprint: fingerprintOf({ id, breweryId, sortKeys, ...facts }),
    facet_values: values,
    words: vectorOf(facts.searchTexts),
    ...sortKeys,
  }
}

/** Words as PostgreSQL reads a tsvector; they hold letters and figures alone, so nothing has to be escaped. */
function vectorOf(searchTexts: string): string {
  const places = new Map<string, string[]>()
  for (const { field, word } of fieldWordsOf(searchTexts))
    places.set(word, [...(places.get(word) ?? []), fieldPlaces[field]!])
  return Array.from(places, ([word, at]) => `'${word}':${at.join(',')}`).join(' ')
}

function countWords(facts: readonly IndexedFacts[]): WordCount[] {
  const beers = new Map<string, number>()
  for (const { searchTexts } of facts) {
    const words = new Set(fieldWordsOf(searchTexts).map(({ word }) => word))
    for (const word of words) beers.set(word, (beers.get(word) ?? 0) + 1)
  }
  return Array.from(beers, ([word, count]) => ({
    word,
    length: word.length,
    letters: letterMask(word),
    beers: count,
  }))
}

function fingerprintOf({ breweryId, values, sortKeys, searchTexts }: IndexedFacts): string {
  const text = JSON.stringify([breweryId, values, sortKeys, searchTexts])
  return hash('md5', text, 'base64')
}
