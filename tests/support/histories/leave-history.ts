import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { eraseClient } from '../../../server/identity/accounts/erase-client.ts'
import { requireClientRow } from '../../../server/identity/accounts/require-client-row.ts'
import { findUnsettled, retainClient } from '../../../server/identity/accounts/retain-client.ts'
import { operatorActor } from '../../../server/platform/audit/actor.ts'
import { features } from '../../../server/features.ts'
import { orders } from '../../../server/trading/orders/order-tables.ts'
import { changePerson } from '../../../server/parties/people/change-person.ts'
import { invitePerson } from '../../../server/parties/people/invite-person.ts'
import { joinByInvitation } from '../../../server/parties/people/join-by-invitation.ts'
import { breweryPlace } from '../../../server/parties/people/people-place.ts'
import type { HistoryStep } from './history-steps.ts'
import type { HistoryWorld } from './history-world.ts'

const hooks = {
  unsettled: features.flatMap(({ unsettled = [] }) => unsettled),
  businessNames: features.flatMap(({ businessName = [] }) => businessName),
  forgetClient: features.flatMap(({ forgetClient = [], forgetBuyer = [] }) =>
    [forgetClient, forgetBuyer].flat(),
  ),
}
const caller = { ip: '127.0.0.1', network: '127.0.0.1', device: 'A history', deviceToken: null }

/** A buyer deletes the account, whatever is open, and another one comes. */
export async function leaveHistory(
  world: HistoryWorld,
  { which }: Extract<HistoryStep, { kind: 'leave' }>,
): Promise<null> {
  const { deps, buyers, left, replaceBuyer, now } = world
  const { database } = deps
  const clientId = buyers[which]!
  const placed = await database.transaction(async (transaction) => {
    const client = await requireClientRow(transaction, clientId)
    const own = await transaction.select({ id: orders.id }).from(orders).where(eq(orders.clientId, clientId))
    const open = await findUnsettled(hooks, transaction, clientId)
    if (open.length > 0) await retainClient(hooks, transaction, { client, open, now: now() })
    await eraseClient({ ...hooks, clock: now }, transaction, clientId)
    return own
  })
  for (const { id } of placed) left.set(id, clientId)
  await replaceBuyer(which)
  return null
}

/** Invites a person of a brewery, has the person join by the last link, or takes the person out. */
export async function changeHistoryPeople(
  { deps, sellers, people, now }: HistoryWorld,
  { verb, which }: Extract<HistoryStep, { kind: 'people' }>,
): Promise<string | null> {
  const { database, publicUrl, sealer } = deps
  const [person, brewery] = [people[which]!, sellers[which]!]
  const { clientId } = person
  const change = { place: breweryPlace(brewery), actor: operatorActor, now: now(), publicUrl }
  if (verb === 'invite') {
    const invited = { ...change, sealer, email: `${clientId}@pub.example`, role: 'sales' as const }
    const { link } = await database.transaction((transaction) => invitePerson(transaction, invited))
    person.token = link.slice(link.indexOf('=') + 1)
    person.isOut = false
    return null
  }
  const { token } = person
  if (verb === 'join') {
    if (token === null) return 'nothing'
    const joined = { token, clientId, sessionId: randomUUID(), caller, publicUrl, now: now() }
    const wasOut = person.isOut
    await database.transaction((transaction) => joinByInvitation(transaction, joined))
    if (wasOut) throw new Error('Who was taken out came back by an invitation from before.')
    return null
  }
  await database.transaction((transaction) => changePerson(transaction, { ...change, clientId, roles: [] }))
  person.isOut = true
  return null
}
