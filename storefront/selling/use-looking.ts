import type { Static } from 'typebox'
import type { BreweryRole } from '../../shared/accounts/roles.ts'
import type { SellingBrewery } from '../../shared/api/sell-api.ts'
import { clientCall } from '../api/client-calls.ts'
import { useConsoleRead } from '../console/use-console-read.ts'
import { sellingReads } from './selling-calls.ts'

type Brewery = Static<typeof SellingBrewery> | null
const nothing = (): Promise<Brewery> => Promise.resolve(null)
const read = (path: string): Promise<Brewery> => clientCall(path)

type Looking = { isLooking: boolean; name: string | null; role: BreweryRole | null }

/** How a person looks at a brewery that is not the person's own; of no brewery, nothing is asked. */
export function useLooking(brewery: string | null): Looking {
  const isForeign = brewery !== null
  const path = isForeign ? sellingReads.brewery(brewery) : ''
  const { loaded } = useConsoleRead<Brewery>(path, { readIt: isForeign ? read : nothing })
  const found = loaded.state === 'ready' ? loaded.value : null
  return { isLooking: isForeign, name: found?.name ?? null, role: found?.role ?? null }
}
