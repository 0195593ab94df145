import { useState } from 'react'

/**
 * What the reader changed and the page has not answered yet: starts as the value, and is the value again as soon
 * as a new one arrives.
 */
export function useDraft<T>(value: T): [T, (draft: T) => void] {
  const [state, setState] = useState({ from: value, draft: value })
  if (state.from !== value) {
    const fresh = { from: value, draft: value }
    setState(fresh)
    return [value, (draft) => setState({ from: value, draft })]
  }
  return [state.draft, (draft) => setState({ from: value, draft })]
}
