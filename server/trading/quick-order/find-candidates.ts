import { containerFiltersFor } from '../../catalogue/beers/search-text/container-filters-of.ts'
import type { LineFacts } from './quick-order-line.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { SearchQuery } from '../../catalogue/beers/search-index/search-query.ts'

/** Beers that are looked at for one row. */
const mostCandidates = 24
/** So many are enough to choose from. */
const enough = 12
/** Longer words are not two that were run together. */
const longestRunTogether = 20
/** Searches for all rows of a text, about 70 µs each; a row has a few at least. */
const searchesOfText = 300
const leastOfRow = 4

/**
 * Ids of beers that may be meant: those with every word and the container in stock, then with every word, then with
 * all words but one, then with any. Words run together are taken apart where nothing else was found. The searches of a
 * text are shared among its `rowCount` rows.
 */
export async function findCandidates(
  searchIndex: Pick<SearchIndex, 'search'>,
  { words, container }: Pick<LineFacts, 'words' | 'container'>,
  rowCount: number,
  breweryIds?: readonly string[],
): Promise<string[]> {
  const found = new Set<string>()
  let left = Math.max(leastOfRow, Math.floor(searchesOfText / rowCount))
  const look = async (q: string, filters: SearchQuery['filters'] = {}) => {
    if (q === '' || found.size >= mostCandidates || left === 0) return
    left -= 1
    const { ids } = await searchIndex.search({
      q,
      filters,
      pageSize: mostCandidates,
      ...(breweryIds && { breweryIds }),
    })
    for (const id of ids) found.add(id)
  }
  const filters = containerFiltersFor(container)
  const queries = [words, ...(words.length > 2 ? words.map((_, at) => words.toSpliced(at, 1)) : [])]
  for (const query of queries) {
    if (found.size >= enough) break
    await look(query.join(' '), filters)
    await look(query.join(' '))
  }
  for (const word of words) if (found.size < enough && words.length > 1) await look(word)
  if (found.size === 0) for (const parts of words.flatMap(takenApart)) await look(parts)
  return [...found].slice(0, mostCandidates)
}

/** 'swanneck' as 'swa nneck', 'swan neck', and so on. */
function takenApart(word: string): string[] {
  if (word.length < 7 || word.length > longestRunTogether) return []
  return Array.from({ length: word.length - 5 }, (_, at) => `${word.slice(0, at + 3)} ${word.slice(at + 3)}`)
}
