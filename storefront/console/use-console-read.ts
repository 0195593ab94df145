import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { CallError } from '../api/json-calls.ts'
import { firstRead, readBefore } from './first-read.ts'
import { onActed } from './waiting/acted.ts'

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'absent' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; value: T }

/**
 * Reads what a person of a console may see, and again whenever the tab comes to the front: others work on the same orders.
 * Where the role asks for a second factor, the browser goes to give it and comes back.
 * `readIt` is the same function from one render to the next.
 */
export function useConsoleRead<T>(
  path: string,
  {
    everySeconds,
    readIt = firstRead,
  }: {
    /** Where it changes without the reader: read again after so many seconds, while the tab is in front. */
    everySeconds?: number | undefined
    readIt?: (path: string) => Promise<T>
  } = {},
): {
  loaded: Loaded<T>
  again: () => void
  /** Shows what a call answered of it. */
  show: (value: T) => void
} {
  const [{ of, loaded }, setLoaded] = useState<{ of: string; loaded: Loaded<T> }>(() => {
    const value = readIt === firstRead ? readBefore<T>(path) : undefined
    return { of: path, loaded: value === undefined ? waiting : { state: 'ready', value } }
  })
  const shown = useRef(path)
  const read = useCallback(() => {
    readIt(path).then(
      (value) => {
        if (shown.current !== path) return
        setLoaded((before) =>
          before.of === path && before.loaded.state === 'ready' && before.loaded.value === value
            ? before
            : { of: path, loaded: { state: 'ready', value } },
        )
      },
      (error: unknown) => {
        if (shown.current === path && !goForSecondFactor(error))
          setLoaded((before) => ({
            of: path,
            loaded: faultOf(error, before.of === path ? before.loaded : waiting),
          }))
      },
    )
  }, [path, readIt])
  useEffect(() => {
    // An answer of the address before may come after that of this one.
    shown.current = path
    read()
    const onVisible = () => document.visibilityState === 'visible' && read()
    document.addEventListener('visibilitychange', onVisible)
    const unsubscribe = onActed(read)
    const timer = everySeconds === undefined ? undefined : setInterval(onVisible, everySeconds * 1000)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      unsubscribe()
      clearInterval(timer)
    }
  }, [path, read, everySeconds])
  return {
    // What belongs to the address before is not shown under this one.
    loaded: of === path ? loaded : waiting,
    show: (value) => setLoaded({ of: path, loaded: { state: 'ready', value } }),
    again: () => {
      setLoaded({ of: path, loaded: waiting })
      read()
    },
  }
}

const waiting = { state: 'loading' } as const

/** What was read stays on the screen where only the connection is gone. */
function faultOf<T>(error: unknown, before: Loaded<T>): Loaded<T> {
  if (error instanceof CallError && error.status === 404) return { state: 'absent' }
  if (before.state === 'ready' && !(error instanceof CallError)) return before
  return { state: 'failed', message: problemText(error) }
}

/** The shop's error message; without an answer there was no connection. */
export const problemText = (error: unknown): string =>
  error instanceof CallError ? error.message : 'The shop could not be reached. Please check your connection.'

/** Where a call wants the second factor, the browser goes to give it and comes back. Returns whether it does. */
export function goForSecondFactor(error: unknown): boolean {
  const isAsked =
    error instanceof CallError &&
    (error.code === 'second_factor_needed' || error.code === 'second_factor_missing')
  if (isAsked) location.assign(secondFactorPath())
  return isAsked
}

/** The same for a call. */
export async function withSecondFactor<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    goForSecondFactor(error)
    throw error
  }
}

const secondFactorPath = () =>
  `${paths.secondFactor}?${new URLSearchParams({ next: location.pathname + location.search })}`
