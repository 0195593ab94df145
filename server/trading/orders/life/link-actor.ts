import { brewerysLinkVerbs } from '../../../../shared/orders/step-link-data.ts'
import { findPublicClients } from '../../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findPeopleOfBreweries } from '../../../parties/roles/find-people.ts'
import type { StepLinkRow } from '../life-queries.ts'
import type { StepActor } from './part-step.ts'
import { buyerActor } from './step-actor.ts'

/** Who may answer orders of a brewery, and so gets links that do. */
export const answeringRoles = ['owner', 'sales'] as const

type Link = Pick<StepLinkRow, 'verb' | 'memberId'>

/** Whether a link's person still works for the brewery; a brewery's own address and a buyer always may. */
export async function mayStillAct(
  database: Database,
  { memberId }: Link,
  breweryId: string | null,
): Promise<boolean> {
  if (memberId === null || breweryId === null) return true
  const people = await findPeopleOfBreweries(database, [breweryId], answeringRoles)
  return people.some(({ clientId }) => clientId === memberId)
}

/** Who takes a link's step: the buyer, the brewery's person, or the brewery by mail (NOTE-12). */
export async function linkActor(
  database: Database,
  { verb, memberId }: Link,
  breweryName: string | null,
): Promise<StepActor> {
  if (!brewerysLinkVerbs.includes(verb)) return buyerActor(null, 'link')
  const members = await findPublicClients(database, memberId === null ? [] : [memberId])
  const name = members.get(memberId ?? '')?.name ?? `${breweryName}, by mail`
  return { id: memberId, name, role: 'sales', means: 'link' }
}
