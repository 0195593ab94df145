export type Load<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'success'; value: T }
  | { state: 'error'; error: unknown }

/** Where a part of the page starts: done when the server supplied it, else idle (HOME-31, HOME-32). */
export function firstLoad<T>(supplied: T | null): Load<T> {
  return supplied === null ? { state: 'idle' } : { state: 'success', value: supplied }
}

/** Asks once and tells every state on the way: loading, then success or error (HOME-31). */
export async function loadOnce<T>(ask: () => Promise<T>, tell: (load: Load<T>) => void): Promise<void> {
  tell({ state: 'loading' })
  try {
    tell({ state: 'success', value: await ask() })
  } catch (error) {
    tell({ state: 'error', error })
  }
}
