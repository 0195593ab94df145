import type { TradeAccount, TradeDossier } from '../../../shared/api/trade-api.ts'
import type { Premises } from '../../../shared/trade/read-premises.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { findPremisesOf } from './premises.ts'
import { approvedPart } from './trade-change-rules.ts'
import { tradeSubject } from './trade-entry.ts'
import {
  type TradeAccountRow,
  tradeAccountRows,
  type TradeChangeRow,
  tradeChangeRows,
} from './trade-queries.ts'

const nothingStated = {
  businessName: null,
  kind: null,
  licenceNumber: null,
  awrsNumber: null,
  vatNumber: null,
}

/** The trade account as its buyer sees it; a client who never applied has one in the state 'none'. */
export async function readTradeAccount(database: Database, clientId: string): Promise<TradeAccount> {
  return (await readTradeAccounts(database, [clientId])).get(clientId)!
}

/** The same of each of several clients. */
export async function readTradeAccounts(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, TradeAccount>> {
  const [accounts, changes, premises] = await Promise.all([
    tradeAccountRows(database, clientIds),
    tradeChangeRows(database, clientIds),
    findPremisesOf(database, clientIds),
  ])
  const accountOf = new Map(accounts.map((row) => [row.clientId, row]))
  const changeOf = new Map(changes.map((row) => [row.clientId, row]))
  return new Map(
    clientIds.map((id) => [
      id,
      accountView(accountOf.get(id) ?? null, changeOf.get(id) ?? null, premises.get(id) ?? []),
    ]),
  )
}

function accountView(
  account: TradeAccountRow | null,
  change: TradeChangeRow | null,
  premises: Premises[],
): TradeAccount {
  const { question = null, answer = null } = change ?? account ?? {}
  return {
    state: account?.state ?? 'none',
    details: {
      ...(account === null ? nothingStated : approvedPart(account)),
      companyNumber: account?.companyNumber ?? null,
    },
    change: change && approvedPart(change),
    premises,
    question,
    answer,
    reason: account?.reason ?? null,
    appliedAt: (change ?? account)?.appliedAt?.toISOString() ?? null,
    decidedAt: account?.decidedAt?.toISOString() ?? null,
  }
}

/** The same as the staff see it, with what was done. Throws RequestError 404 for no client. */
export async function readTradeDossier(database: Database, clientId: string): Promise<TradeDossier> {
  const client = (await findPublicClients(database, [clientId])).get(clientId)
  if (client === undefined) throw notFound('The client')
  const trail = await auditTrailOf(database, tradeSubject(clientId))
  return {
    client: { id: client.id, name: client.name, email: client.email },
    account: await readTradeAccount(database, clientId),
    history: trail.map(({ at, verb, actorName, actorRole, reason }) => ({
      at: at.toISOString(),
      verb,
      by: actorName,
      role: actorRole,
      reason,
    })),
  }
}
