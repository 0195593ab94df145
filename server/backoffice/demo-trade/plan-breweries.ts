import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { addDemoPeople } from '../../identity/accounts/add-demo-people.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { slugify } from '../../../shared/format/slug.ts'
import { decideApplication } from '../../parties/onboarding/decide-application.ts'
import { findOwnApplicationId } from '../../parties/onboarding/application-view.ts'
import { applyToSell } from '../../parties/onboarding/save-application.ts'
import { acceptAgreement } from '../../parties/brewery-standing/accept-agreement.ts'
import { pauseSales } from '../../parties/brewery-standing/pause-sales.ts'
import { recordAwrsExclusion } from '../../parties/brewery-standing/record-awrs-entry.ts'
import { suspendBrewery } from '../../parties/brewery-standing/suspend-brewery.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { workingDay } from './trade-days.ts'
import type { DemoBrewer } from './trade-files.ts'
import { emailOf, operations, type TradeStep, type TradeWorld } from './trade-world.ts'

const evidence = Buffer.from('The demo shop: an invented brewery, looked up nowhere.', 'utf8')

/**
 * Breweries that come to Dray: one waits to be taken on, one was turned down, and of those taken on one has no AWRS entry,
 * one's ends within nine days, and one's has ended. Of the others one rests and one is suspended.
 */
export function planBreweries({ file, days }: Planned): TradeStep[] {
  return [
    ...file.brewers.flatMap((brewer, at): TradeStep[] => {
      const appliedOn = workingDay(days.last, brewer.fate === 'waits' ? -1 : -18 - at)
      const endsOn = addDays(days.last, brewer.fate === 'AWRS ended' ? -3 : 9)
      return [
        { at: momentOf(appliedOn, '14:35'), act: (world) => apply(world, brewer) },
        { at: momentOf(workingDay(appliedOn, 1), '11:25'), act: (world) => decide(world, brewer) },
        { at: momentOf(workingDay(appliedOn, 2), '09:15'), act: (world) => settle(world, brewer, endsOn) },
      ]
    }),
    {
      at: momentOf(workingDay(days.last, -2), '16:10'),
      act: async ({ database, now }) => {
        const { id: breweryId } = await nameBrewery(database, 'gypsum-lane')
        const until = addDays(londonDay(now), 12)
        const actor = { clientId: null, name: 'Wilf Storey', role: 'owner', by: 'page' } as const
        await pauseSales(database, { breweryId, until, actor, reason: 'The cold store is moved.', now })
      },
    },
    {
      at: momentOf(workingDay(days.last, -6), '15:05'),
      act: async ({ database, now }) => {
        const { id: breweryId } = await nameBrewery(database, 'quanea-drove')
        const reason = 'Two pubs got casks without a seal; the brewery has not answered.'
        await suspendBrewery(database, { breweryId, reason, actor: operations, now })
      },
    },
  ]
}

async function apply(world: TradeWorld, { application, ...person }: DemoBrewer): Promise<void> {
  const { database, stepDeps, now } = world
  const clientId = (await addDemoPeople(database, [person], now)).get(person.key)
  if (clientId === undefined) return
  const actor = { clientId, name: person.name, role: 'buyer', by: 'page' } as const
  const { publicUrl } = stepDeps
  await applyToSell(database, { clientId, typed: application, actor, publicUrl, now })
}

/** Operations take it on or turn it down. */
async function decide({ database, stepDeps, now }: TradeWorld, brewer: DemoBrewer): Promise<void> {
  const client = await findClientByEmail(database, emailOf(brewer.key))
  const id = client && (await findOwnApplicationId(database, client.id))
  if (id === null || brewer.fate === 'waits') return
  const isRefused = brewer.fate === 'turned down'
  await decideApplication(database, {
    id,
    verb: isRefused ? 'turn-down' : 'take-on',
    reason: isRefused
      ? 'Beer for sale is brewed on approved premises: come back with HMRC’s approval.'
      : null,
    actor: operations,
    publicUrl: stepDeps.publicUrl,
    now,
  })
}

/** What is still needed of one that was taken on: the agreement, and for some an AWRS entry. */
async function settle({ database, now }: TradeWorld, brewer: DemoBrewer, endsOn: string): Promise<void> {
  const { fate, name, application } = brewer
  if (fate === 'waits' || fate === 'turned down') return
  const { id: breweryId } = await nameBrewery(database, slugify(application.breweryName))
  const owner = { clientId: null, name, role: 'owner', by: 'page' } as const
  const version = agencyAgreementVersion
  await acceptAgreement(database, { breweryId, version, name, actor: owner, now })
  if (fate === 'without AWRS') return
  const exclusion = { reason: 'incidental_retail', endsOn, evidence } as const
  await recordAwrsExclusion(database, { breweryId, ...exclusion, actor: operations, now })
}
