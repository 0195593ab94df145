import { useEffect } from 'react'
import { basketRefreshEvent } from '../../../shared/basket/basket-events.ts'
import { clientCall } from '../../api/client-calls.ts'
import type { SessionUser } from '../session-record.ts'
import { buyerIdOf } from '../session/session-state.ts'
import { usePlaces } from './use-places.ts'

/** How often the basket is compared with the server's while the page is looked at: others of the site change it too. */
const compareMs = 1000

/** The site that the client acts for, beside the avatar (BIZ-04). */
export function SiteName({ user }: { user: SessionUser }) {
  const current = usePlaces(user).find(({ isCurrent }) => isCurrent)
  useSharedBasket(buyerIdOf(user))
  return <>{current?.name ?? 'Wholesale'}</>
}

/** Refreshes the basket within a second of a change by another person of the site (BIZ-05). */
function useSharedBasket(buyerId: string | null): void {
  useEffect(() => {
    if (buyerId === null) return undefined
    let seen: string | null = null
    let isAsking = false
    const compare = async () => {
      if (document.hidden || isAsking) return
      isAsking = true
      try {
        const now = JSON.stringify(await clientCall<unknown>('/api/cart'))
        if (seen !== null && seen !== now) window.dispatchEvent(new Event(basketRefreshEvent))
        seen = now
      } catch {
        // The basket's own calls show that the connection is lost.
      } finally {
        isAsking = false
      }
    }
    const timer = setInterval(() => void compare(), compareMs)
    return () => clearInterval(timer)
  }, [buyerId])
}
