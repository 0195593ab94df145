import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'

/** What a verb on a brewery's approval leads to, in sentences, from its state before and after. Pure. */
export function effectsOfStanding(before: BreweryStanding, after: BreweryStanding): ActionEffects {
  const { name } = after.brewery
  const { missing } = after
  const settled = before.missing.filter(({ condition }) =>
    missing.every((one) => one.condition !== condition),
  )
  const deadlines = settled.map(({ condition }) => `${conditionNames[condition]}: settled.`)
  // A look-up of the same day says so too, or its preview would be empty.
  const isRecorded = after.awrs.entries[0]?.id !== before.awrs.entries[0]?.id
  if (after.awrs.goodUntil !== null && isRecorded)
    deadlines.push(`AWRS is good until ${after.awrs.goodUntil}.`)
  if (after.takesOrders !== before.takesOrders)
    deadlines.push(after.takesOrders ? `${name} takes orders.` : `${name} takes no orders.`)
  const warnings = missing.map(({ text }) => `Missing still: ${text}`)
  const hasFailed = after.awrs.state === 'failed' && before.awrs.state !== 'failed'
  return {
    deadlines,
    warnings: hasFailed
      ? [...warnings, 'Nothing that is open is accepted, packed or sent, and nothing is paid out.']
      : warnings,
  }
}

const conditionNames: Readonly<Record<BreweryStanding['missing'][number]['condition'], string>> = {
  legal_name: 'Legal name',
  address: 'Address',
  vat_statement: 'VAT',
  agreement: 'Agency agreement',
  contact: 'Contact',
  awrs: 'AWRS',
  not_suspended: 'Suspension',
}
