import type { GroupGoTo } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { clientCall } from '../../api/client-calls.ts'
import type { GoToPlace } from '../../console/GoToDialog.tsx'
import { groupReads } from './run-calls.ts'

/** What an organiser may mean by these words: runs, and drops on them. Throws as clientCall does. */
export async function searchGroup(group: string, q: string): Promise<GoToPlace[]> {
  const { found } = await clientCall<GroupGoTo>(
    `${groupReads.runs(group)}/go-to?${new URLSearchParams({ q })}`,
  )
  return found.map(({ run, day, number, about }) => ({
    href: sellingPaths.run(group, run),
    kind: number === null ? 'Run' : 'Drop',
    name: number ?? dayText(day),
    about: number === null ? about : `${about}, ${dayText(day)}`,
  }))
}
