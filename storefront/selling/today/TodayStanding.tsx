import type { BreweryMoney } from '../../../shared/api/money-api.ts'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Notice } from '../../ui/core/Notice.tsx'
import { nextPayoutText } from '../money/money-words.ts'
import { sellingReads } from '../selling-calls.ts'
import { useOwnRole } from '../use-own-role.ts'
import { PauseSelling } from './PauseSelling.tsx'

/** Below what waits: money on its way, a stop by Dray, and pausing; each for whom it concerns. */
export function TodayStanding({ brewery }: { brewery: string }) {
  const role = useOwnRole()
  return (
    <>
      {(role === 'owner' || role === 'accounts') && <MoneyToCome brewery={brewery} />}
      {role !== null && role !== 'cellar' && (
        <Standing brewery={brewery} mayPause={role === 'owner' || role === 'sales'} />
      )}
    </>
  )
}

function MoneyToCome({ brewery }: { brewery: string }) {
  const { loaded } = useConsoleRead<BreweryMoney>(sellingReads.money(brewery))
  if (loaded.state !== 'ready') return null
  const text = loaded.value.hold === null ? nextPayoutText(loaded.value) : 'Nothing is paid out.'
  return text === null ? null : (
    <p>
      <a href={sellingPaths.money(brewery)}>Money</a>: {text}
    </p>
  )
}

function Standing({ brewery, mayPause }: { brewery: string; mayPause: boolean }) {
  const { loaded, show } = useConsoleRead<BreweryStanding>(sellingReads.standing(brewery))
  if (loaded.state !== 'ready') return null
  const { awrs, suspension } = loaded.value
  return (
    <>
      {suspension !== null && (
        <Notice tone="warning" title="Dray has stopped your sales">
          {suspension.reason}
        </Notice>
      )}
      {awrs.state === 'good' && awrs.goodUntil !== null && isSoon(awrs.goodUntil) && (
        <Notice title={`Dray looks your AWRS number up again by ${wholeDay(awrs.goodUntil)}`} />
      )}
      {mayPause && <PauseSelling brewery={brewery} standing={loaded.value} onChanged={show} />}
    </>
  )
}

const fortnightMs = 14 * 86_400_000
const isSoon = (day: string) => Date.parse(day) - Date.now() < fortnightMs
