import type { BreweryChecklist } from '../../../shared/api/checklist-api.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { sellingReads } from '../selling-calls.ts'
import { useOwnRole } from '../use-own-role.ts'
import { Checklist } from './Checklist.tsx'

/** Above what waits, for whom it concerns, until everything is there. */
export function TodayChecklist({ brewery }: { brewery: string }) {
  const role = useOwnRole()
  return role === null || role === 'cellar' ? null : <Loaded brewery={brewery} />
}

function Loaded({ brewery }: { brewery: string }) {
  const { loaded } = useConsoleRead<BreweryChecklist>(sellingReads.checklist(brewery))
  return loaded.state === 'ready' ? <Checklist checklist={loaded.value} /> : null
}
