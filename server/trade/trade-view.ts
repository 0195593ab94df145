import type { TradeAccount, TradeDossier } from '../../shared/api/trade-api.ts'
import { findPublicClients } from '../accounts/find-public-clients.ts'
import { auditTrailOf } from '../audit/write-audit.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../errors/common-errors.ts'
import { findPremises } from './premises.ts'
import { approvedPart } from './trade-change-rules.ts'
import { tradeSubject } from './trade-entry.ts'
import { tradeAccountRow, tradeChangeRow } from './trade-queries.ts'

const nothingStated = {
  businessName: null,
  kind: null,
  licenceNumber: null,
  awrsNumber: null,
  vatNumber: null,
}

/** The trade account as its buyer sees it; a client who never applied has one in the state 'none'. */
export async function readTradeAccount(database: Database, clientId: string): Promise<TradeAccount> {
  const [account, change, premises] = await Promise.all([
    tradeAccountRow(database, clientId),
    tradeChangeRow(database, clientId),
    findPremises(database, clientId),
  ])
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
