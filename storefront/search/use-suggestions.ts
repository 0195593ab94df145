import { useEffect, useState } from 'react'
import type { Suggestions } from '../../shared/api/suggestions.ts'
import { suggestionTextLength } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'

/** How long somebody pauses before we ask. */
const pauseMs = 140

/**
 * Suggestions for the text, or null while there are none to show. What was found before stays until the next
 * answer is there, so that nothing flickers; an answer nobody waits for any more is cut off.
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
        setFound(await fetchSuggestions(q, request.signal))
      } catch {
        // Cut off, or no connection: the field searches all the same.
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
