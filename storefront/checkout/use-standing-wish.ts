import { useEffect, useState } from 'react'
import type { StandingWish } from '../../shared/orders/standing-wish.ts'
import { clientCall } from '../api/client-calls.ts'

/** What the account wants where something is missing; null until it is known, and for a guest. */
export function useStandingWish(clientId: string | null): StandingWish | null {
  const [wish, setWish] = useState<StandingWish | null>(null)
  useEffect(() => {
    if (clientId === null) return undefined
    let isWanted = true
    clientCall<{ wish: StandingWish }>('/api/account/standing-wish')
      .then((read) => isWanted && setWish(read.wish))
      // The order then goes by the account's wish, unseen
      .catch(() => undefined)
    return () => void (isWanted = false)
  }, [clientId])
  return clientId === null ? null : wish
}
