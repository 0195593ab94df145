import { useEffect, useState } from 'react'
import type { Places } from '../../../shared/api/businesses-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { announce } from '../../ui/core/announce.ts'
import { withTabLock } from '../../sync/tab-lock.ts'
import { refreshClient } from '../account-calls.ts'
import type { SessionUser } from '../session-record.ts'

type Place = Places['places'][number]

let last: { key: string; places: Promise<Place[]> } | null = null

/** Where the client can act; read once for each site that is chosen. Throws as clientCall does. */
export function readPlaces(user: SessionUser): Promise<Place[]> {
  const key = `${user.id} ${user.siteId}`
  if (last?.key !== key) {
    last = { key, places: clientCall<Places>('/api/account/places').then(({ places }) => places) }
    last.places.catch(() => (last = null))
  }
  return last.places
}

/** The same; empty until it is read. */
export function usePlaces(user: SessionUser): Place[] {
  const [places, setPlaces] = useState<Place[]>([])
  useEffect(() => {
    let isCurrent = true
    readPlaces(user).then(
      (read) => isCurrent && setPlaces(read),
      () => {},
    )
    return () => void (isCurrent = false)
    // The places depend on who acts for which site alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [user.id, user.siteId])
  return places
}

/** Acts for a site from now on, on this device: pages, basket and menus follow the session (BIZ-04). */
export async function actionFor({ siteId, name }: Pick<Place, 'siteId' | 'name'>): Promise<void> {
  // No change of the basket is sent in between: it would reach the basket of the other site.
  await withTabLock('dray-basket-sending', async () => {
    await clientCall<unknown>('/api/account/place', { method: 'PUT', body: { siteId } })
    last = null
    await refreshClient()
  })
  announce(`You act for ${name}.`, { isShown: true })
}
