import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { clientCredentials } from '../client-tables.ts'
import { signInSteps } from '../second-factor-tables.ts'

type Key = { tokenHash: string; now: Date }
type StepRow = { clientId: string; event: string }

/** Where a password hash is given, only while that is still the client's; answers whether it was. */
export async function insertSignInStep(
  database: Database,
  step: StepRow & { tokenHash: string; expiresAt: Date },
  whilePassword: string | null,
): Promise<boolean> {
  const { tokenHash, clientId, event } = step
  const until = step.expiresAt.toISOString()
  const allowed =
    whilePassword === null
      ? sql`select 1 as allowed`
      : sql`select 1 as allowed from ${clientCredentials}
          where client_id = ${clientId} and password_hash = ${whilePassword} for share`
  const { rows } = await database.execute(sql`
    with allowed as (${allowed})
    insert into ${signInSteps} (token_hash, client_id, event, expires_at)
    select ${tokenHash}, ${clientId}::uuid, ${event}, ${until}::timestamptz from allowed
    returning token_hash`)
  return rows.length > 0
}

const columns = { clientId: signInSteps.clientId, event: signInSteps.event }
const isGood = ({ tokenHash, now }: Key) =>
  and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, now))

/** The step of a token, null for none that is still good. */
export async function findSignInStep(database: Database, key: Key): Promise<StepRow | null> {
  const [row] = await database.select(columns).from(signInSteps).where(isGood(key))
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockSignInStep(database: Database, key: Key): Promise<StepRow | null> {
  const [row] = await database.select(columns).from(signInSteps).where(isGood(key)).for('update')
  return row ?? null
}

export async function dropSignInStep(database: Database, tokenHash: string): Promise<void> {
  await database.delete(signInSteps).where(eq(signInSteps.tokenHash, tokenHash))
}

export async function dropSignInSteps(database: Database, clientId: string): Promise<void> {
  await database.delete(signInSteps).where(eq(signInSteps.clientId, clientId))
}

export async function dropOldSignInSteps(database: Database, { before }: { before: Date }): Promise<void> {
  await database.delete(signInSteps).where(lt(signInSteps.expiresAt, before))
}
