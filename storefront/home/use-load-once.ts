import { useEffect, useRef, useState } from 'react'
import { firstLoad, type Load, loadOnce } from './load-once.ts'

/** What the page brought, or else what one call after mounting answers; never asked a second time (HOME-33). */
export function useLoadOnce<T>(supplied: T | null, ask: () => Promise<T>): Load<T> {
  const [load, setLoad] = useState(() => firstLoad(supplied))
  const wasAsked = useRef(supplied !== null)
  useEffect(() => {
    if (wasAsked.current) return
    wasAsked.current = true
    void loadOnce(ask, setLoad)
  }, [ask])
  return load
}
