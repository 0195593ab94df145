import { recentSearchLimit, searchTextLength } from '../../shared/limits/limits.ts'
import { cutText } from '../../shared/format/cut-text.ts'

/** Storage key of recent searches: a JSON list, newest first. */
export const recentSearchesKey = 'dray-recent-searches'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The searches remembered in this browser, newest first; none when the store is closed or spoilt. */
export function readRecentSearches(store: Store = localStorage): string[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(recentSearchesKey) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((text) => typeof text === 'string' && text !== '').slice(0, recentSearchLimit)
  } catch {
    return []
  }
}

/** Puts a search first, once, and lets the oldest go. Answers the new list. */
export function rememberSearch(search: string, store: Store = localStorage): string[] {
  const text = cutText(search.replace(/\s+/g, ' ').trim(), searchTextLength)
  const others = without(readRecentSearches(store), text)
  return text === '' ? others : write([text, ...others].slice(0, recentSearchLimit), store)
}

/** Takes a search out. Answers the new list. */
export function forgetSearch(search: string, store: Store = localStorage): string[] {
  return write(without(readRecentSearches(store), search), store)
}

function without(searches: string[], text: string): string[] {
  return searches.filter((search) => search.toLowerCase() !== text.toLowerCase())
}

function write(searches: string[], store: Store): string[] {
  try {
    store.setItem(recentSearchesKey, JSON.stringify(searches))
  } catch {
    // A full or forbidden store costs the visitor nothing but the memory.
  }
  return searches
}
