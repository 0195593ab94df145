import { queryValueLength, queryValues } from '../../../shared/limits/limits.ts'

type QueryReader = { queryNames: readonly string[]; audience: 'everybody' | 'visitor' }

/**
 * The query of an address as far as a page's row declares it, in the row's order, so that equal pages have equal keys.
 * Values beyond the longest that a page reads are cut, values beyond the most that a name takes are left out.
 */
export function readPageQuery({ queryNames, audience }: QueryReader, search: string): URLSearchParams {
  const query = new URLSearchParams()
  if (queryNames.length === 0 || search === '') return query
  const given = new URLSearchParams(search)
  for (const name of queryNames) {
    const values = new Set(given.getAll(name).slice(0, queryValues))
    for (const value of values)
      if (value !== '') query.append(name, value.slice(0, queryValueLength[audience]).toWellFormed())
  }
  return query
}
