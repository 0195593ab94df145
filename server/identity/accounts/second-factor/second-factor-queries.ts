import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { preparedStatement, value } from '../../../platform/database/prepared-statement.ts'
import { sealedTextColumn } from '../../../platform/database/sealed-column-queries.ts'
import { clientPasskeys, clientSecondFactors } from '../second-factor-tables.ts'

export type SecondFactorRow = {
  asksAtSignIn: boolean
  totpSecret: string | null
  totpConfirmedAt: Date | null
  totpLastStep: number | null
  restsUntil: Date | null
}

const columns = {
  asksAtSignIn: clientSecondFactors.asksAtSignIn,
  totpSecret: clientSecondFactors.totpSecret,
  totpConfirmedAt: clientSecondFactors.totpConfirmedAt,
  totpLastStep: clientSecondFactors.totpLastStep,
  restsUntil: clientSecondFactors.restsUntil,
}
const nothing: SecondFactorRow = {
  asksAtSignIn: true,
  totpSecret: null,
  totpConfirmedAt: null,
  totpLastStep: null,
  restsUntil: null,
}

/** A client's second-factor settings, or the defaults. */
export async function secondFactorRow(database: Database, clientId: string): Promise<SecondFactorRow> {
  const [row] = await database
    .select(columns)
    .from(clientSecondFactors)
    .where(eq(clientSecondFactors.clientId, clientId))
  return row ?? nothing
}

/** Those of these clients who have a second factor. */
export async function clientsWithFactor(
  database: Database,
  clientIds: readonly string[],
): Promise<Set<string>> {
  const rows = await withFactor(database, { clientIds: [...clientIds] })
  return new Set(rows.map(({ clientId }) => clientId))
}

const clientIds = value('clientIds', 'uuid[]')
const withFactor = preparedStatement<{ clientId: string }>(sql`
  select client_id as "clientId" from ${clientPasskeys} where client_id = any(${clientIds})
  union
  select client_id from ${clientSecondFactors} where client_id = any(${clientIds}) and totp_confirmed_at is not null`)

export async function storeSecondFactor(
  database: Database,
  clientId: string,
  change: Partial<SecondFactorRow>,
): Promise<void> {
  await database
    .insert(clientSecondFactors)
    .values({ clientId, ...change })
    .onConflictDoUpdate({ target: clientSecondFactors.clientId, set: change })
}

/** Accepts the code of a step, once; false when that step or a later one was accepted before. */
export async function acceptTotpStep(
  database: Database,
  { clientId, step }: { clientId: string; step: number },
): Promise<boolean> {
  const isNew = or(isNull(clientSecondFactors.totpLastStep), lt(clientSecondFactors.totpLastStep, step))
  const rows = await database
    .update(clientSecondFactors)
    .set({ totpLastStep: step })
    .where(and(eq(clientSecondFactors.clientId, clientId), isNotNull(clientSecondFactors.totpSecret), isNew))
    .returning({ clientId: clientSecondFactors.clientId })
  return rows.length > 0
}

/** Takes off the authenticator app that a client added from a moment on. */
export async function dropTotpSince(
  database: Database,
  { clientId, since }: { clientId: string; since: Date },
): Promise<void> {
  await database
    .update(clientSecondFactors)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(and(eq(clientSecondFactors.clientId, clientId), gte(clientSecondFactors.totpConfirmedAt, since)))
}

export const totpContext = (clientId: string) => `totp ${clientId}`

export const sealedTotpSecrets = sealedTextColumn({
  name: 'secrets of authenticator apps',
  table: clientSecondFactors,
  id: clientSecondFactors.clientId,
  text: clientSecondFactors.totpSecret,
  context: totpContext,
})
