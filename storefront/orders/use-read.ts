import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { clientCall } from '../api/client-calls.ts'
import { CallError } from '../api/json-calls.ts'

type Loaded<T> =
  | { state: 'loading' }
  | { state: 'absent' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; value: T }

/** Reads something of the signed-in client, and again when asked. */
export function useRead<T>(path: string): {
  loaded: Loaded<T>
  again: () => void
  /** Shows what a call answered of it. */
  show: (value: T) => void
} {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  useEffect(() => readInto(setLoaded, path), [path])
  return {
    loaded,
    show: (value) => setLoaded({ state: 'ready', value }),
    again: () => {
      setLoaded({ state: 'loading' })
      readInto(setLoaded, path)
    },
  }
}

/** Answers what stops an answer from being shown. */
function readInto<T>(setLoaded: Dispatch<SetStateAction<Loaded<T>>>, path: string): () => void {
  let isWanted = true
  clientCall<T>(path).then(
    (value) => isWanted && setLoaded({ state: 'ready', value }),
    (error: unknown) => {
      if (!isWanted) return
      const isAbsent = error instanceof CallError && error.status === 404
      setLoaded(isAbsent ? { state: 'absent' } : { state: 'failed', message: problemOf(error) })
    },
  )
  return () => {
    isWanted = false
  }
}

/** The shop's error message; without an answer there was no connection. */
export const problemOf = (error: unknown) =>
  error instanceof CallError ? error.message : 'The shop could not be reached. Please check your connection.'
