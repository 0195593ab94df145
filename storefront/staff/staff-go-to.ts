import type { GoToAnswer } from '../../shared/api/go-to-api.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { clientCall } from '../api/client-calls.ts'
import type { GoToPlace } from '../console/GoToDialog.tsx'

type Found = GoToAnswer['found'][number]

const kindNames: Readonly<Record<Found['kind'], string>> = {
  order: 'Order',
  buyer: 'Buyer',
  brewery: 'Brewery',
  group: 'Group',
  run: 'Run',
  document: 'Document',
}

/** Where a thing that was found is shown; a document is on its order's page. */
export function placeOf({ kind, key, group = '', name, about }: Found): GoToPlace {
  const href = {
    order: staffPaths.order,
    document: staffPaths.order,
    buyer: staffPaths.buyer,
    brewery: staffPaths.brewery,
    group: staffPaths.group,
    run: (id: string) => sellingPaths.run(group, id),
  }[kind](key)
  return { href, kind: kindNames[kind], name, about }
}

/** What staff may mean by these words. Throws as clientCall does. */
export async function searchAsStaff(q: string): Promise<GoToPlace[]> {
  const { found } = await clientCall<GoToAnswer>(`/api/admin/go-to?${new URLSearchParams({ q })}`)
  return found.map(placeOf)
}
