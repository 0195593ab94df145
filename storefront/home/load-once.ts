export type Load<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'success'; value: T }
  | { state: 'error'; error: unknown }

/** Where a part of the page starts: done when the server supplied it, else idle (HOME-31, HOME-32). */
export function firstLoad<T>(supplied: T | null): Load<T> {
  return supplied === null ? { state: 'idle' } : { state: 'success', value: supplied }
}

/** Loads once and reports every state: loading, then success or error (HOME-31). */
export async function loadOnce<T>(ask: () => Promise<T>, report: (load: Load<T>) => void): Promise<void> {
  report({ state: 'loading' })
  try {
    report({ state: 'success', value: await ask() })
  } catch (error) {
    report({ state: 'error', error })
  }
}
