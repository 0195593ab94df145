import { startTransition, useEffect, useState } from 'react'
import type { Suggestions } from '../../shared/api/suggestions-api.ts'
import { suggestionTextLength } from '../../shared/limits/limits.ts'
import { paths } from '../../shared/paths/paths.ts'

/** The pause in typing before a request, in milliseconds. */
const pauseMs = 140

/**
 * Suggestions for the text, or null while there are none to show. The last suggestions stay until the next
 * answer arrives, so that nothing flickers; outdated requests are aborted.
 */
export function useSuggestions(text: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null)
  const q = text.replace(/\s+/g, ' ').trim()
  const isLongEnough = q.length >= suggestionTextLength
  useEffect(() => {
    if (!isLongEnough) return undefined
    const request = new AbortController()
    const timer = window.setTimeout(async () => {
      try {
        const answer = await fetchSuggestions(q, request.signal)
        // The next key goes before a list of suggestions.
        startTransition(() => setFound(answer))
      } catch {
        // Aborted, or no connection: the field still searches.
        if (!request.signal.aborted) setFound(null)
      }
    }, pauseMs)
    return () => {
      window.clearTimeout(timer)
      request.abort()
    }
  }, [q, isLongEnough])
  return isLongEnough ? found : null
}

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`${paths.suggestions}?${new URLSearchParams({ q })}`, { signal })
  if (!response.ok) throw new Error(`Public API request failed: ${response.status}`)
  return (await response.json()) as Suggestions
}
