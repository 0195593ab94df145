import type { StaffBrewery } from '../../../shared/api/staff-breweries-api.ts'
import { termsSentences } from '../../../shared/delivery/terms-words.ts'
import { breweryRoles } from '../../../shared/accounts/roles.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { termsInForce } from '../../trading/delivery-terms/set-delivery-terms.ts'
import { findOpenParts } from '../../trading/orders/read-orders.ts'
import { readFee } from '../../finance/payments/fee-rates.ts'
import type { ClaimedOf } from '../../finance/payouts/find-available.ts'
import { readBreweryMoney } from '../../finance/payouts/read-money.ts'
import { findGrantsOf } from '../../parties/roles/find-people.ts'
import { findStanding } from '../../parties/brewery-standing/find-standing.ts'

export type StaffBreweryDeps = {
  database: Database
  provider: { name: string }
  claimedOf: ClaimedOf
}
type FindStaffBreweryInput = {
  brewery: { id: string; slug: string; name: string }
  seesMoney: boolean
  seesPeople: boolean
  now: Date
}

/** Everything that Dray knows of a brewery's approval, as far as the reader may (STAF-16). */
export async function findStaffBrewery(
  { database, provider, claimedOf }: StaffBreweryDeps,
  { brewery, seesMoney, seesPeople, now }: FindStaffBreweryInput,
): Promise<StaffBrewery> {
  const { id: breweryId } = brewery
  const { rate, agreed } = await readFee(database, breweryId, now)
  const { version, terms } = (await termsInForce(database, [breweryId]))(breweryId)!
  const parts = await findOpenParts(database, [breweryId])
  const trail = await auditTrailOf(database, { kind: 'brewery', id: breweryId })
  return {
    standing: await findStanding(database, brewery, now),
    fee: { rate, since: agreed?.since ?? null, setBy: agreed?.setBy ?? null },
    delivery: { version, sentences: termsSentences(terms) },
    money: seesMoney
      ? await readBreweryMoney(database, { breweryId, provider: provider.name, claimedOf, now })
      : null,
    people: seesPeople ? await peopleOf(database, breweryId) : null,
    openParts: [...new Set(parts.map(({ number }) => number))],
    history: trail
      .map(({ at, verb, actorName, actorRole, reason }) => ({
        at: at.toISOString(),
        verb,
        by: actorName,
        role: actorRole,
        reason,
      }))
      .toReversed(),
  }
}

async function peopleOf(database: Database, breweryId: string) {
  const grants = await findGrantsOf(database, breweryId)
  const clients = await findPublicClients(
    database,
    grants.map(({ clientId }) => clientId),
  )
  return grants.flatMap(({ clientId, role }) => {
    const client = clients.get(clientId)
    const known = breweryRoles.find((one) => one === role)
    return client === undefined || known === undefined
      ? []
      : [{ name: client.name, email: client.email, role: known }]
  })
}
