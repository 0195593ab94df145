import { useCallback, useEffect, useRef, useState } from 'react'

export type Read<T> = { value: T } | { message: string } | null

/** Reads by a call, again when asked, and after so many seconds while the tab is in front; what was read stays meanwhile. */
export function useRead<T>(call: () => Promise<T>, key: string, everySeconds?: number) {
  const [{ of, read }, setRead] = useState<{ of: string; read: Read<T> }>({ of: key, read: null })
  const latest = useRef({ call, key })
  useEffect(() => {
    latest.current = { call, key }
  })
  const again = useCallback(async () => {
    try {
      const value = await latest.current.call()
      if (latest.current.key === key) setRead({ of: key, read: { value } })
    } catch (error) {
      if (latest.current.key !== key) return
      const message = problemText(error)
      setRead((before) => ({
        of: key,
        read: before.of === key && before.read !== null ? before.read : { message },
      }))
    }
  }, [key])
  useEffect(() => {
    void again()
    if (everySeconds === undefined) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void again()
    }, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [again, everySeconds])
  return { read: of === key ? read : null, again }
}

/** What a call that failed says to people. */
export const problemText = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.'
