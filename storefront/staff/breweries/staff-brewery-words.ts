import type { StaffBreweryRow } from '../../../shared/api/staff-breweries-api.ts'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import type { BreweryView } from '../../../shared/api/list-views.ts'
import type { AwrsStatus, ExclusionReason } from '../../../shared/standing/standing-conditions.ts'

export const breweryViewNames: Readonly<Record<BreweryView, { name: string; empty: string }>> = {
  applied: { name: 'Applied', empty: 'No brewery is waiting to be taken on.' },
  setting_up: { name: 'Setting up', empty: 'Every brewery has what it needs.' },
  cleared: { name: 'Cleared', empty: 'No brewery is cleared to sell.' },
  paused: { name: 'Paused', empty: 'No brewery has paused.' },
  suspended: { name: 'Suspended', empty: 'No brewery is suspended.' },
  check_due: { name: 'Check due', empty: 'No AWRS check is due.' },
  all: { name: 'All', empty: 'There are no breweries yet.' },
}

type Tone = 'plain' | 'hop' | 'malt' | 'oxide'

export const stateTones: Readonly<Record<BreweryView, Tone>> = {
  applied: 'malt',
  setting_up: 'malt',
  cleared: 'hop',
  paused: 'malt',
  suspended: 'oxide',
  check_due: 'malt',
  all: 'plain',
}

/** 'AWRS good until 4 March 2027'. */
export function awrsText({ state, goodUntil }: StaffBreweryRow['awrs']): string {
  if (state === 'good' && goodUntil !== null) return `AWRS good until ${wholeDay(goodUntil)}`
  const texts = {
    good: 'AWRS good',
    none: 'No AWRS entry',
    ended: 'AWRS entry has ended',
    failed: 'AWRS check failed',
  }
  return texts[state]
}

export const awrsStatusNames: Readonly<Record<AwrsStatus, string>> = {
  approved: 'Approved',
  not_found: 'Not found',
  ceased: 'Ceased',
  revoked: 'Revoked',
}
const exclusionNames: Readonly<Record<ExclusionReason, string>> = {
  incidental_retail: 'Incidental retail',
  same_group: 'The same group of companies',
  not_controlled_liquor: 'No controlled liquor',
}

/** What an entry of the log says, in a line. */
export function entryText(entry: BreweryStanding['awrs']['entries'][number]): string {
  const { kind, awrsNumber, status, nameOnRegister, reason, endsOn } = entry
  if (kind === 'exclusion') {
    const name = reason === null ? 'Exclusion' : (exclusionNames[reason as ExclusionReason] ?? reason)
    return `Needs no approval: ${name}${endsOn === null ? '' : `, until ${wholeDay(endsOn)}`}`
  }
  const said = status === null ? '' : (awrsStatusNames[status as AwrsStatus] ?? status)
  return [awrsNumber, said, nameOnRegister].filter((each) => each !== null && each !== '').join(', ')
}
