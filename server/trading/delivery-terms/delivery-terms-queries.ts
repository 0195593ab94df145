import { sql } from 'drizzle-orm'
import type { DeliveryTerms } from '../../../shared/delivery/delivery-terms.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import { deliveryTerms } from './delivery-terms-tables.ts'

export type StoredTerms = { breweryId: string | null; version: number; terms: DeliveryTerms }

/** The last versions of these breweries, and of Dray; who never saved any is not among them. */
export async function currentTerms(
  database: Database,
  breweryIds: readonly string[],
): Promise<StoredTerms[]> {
  return lastVersions(database, { breweryIds: [...breweryIds] })
}

const lastVersions = preparedStatement<StoredTerms>(sql`
  select distinct on (brewery_id) brewery_id as "breweryId", version, terms from ${deliveryTerms}
  where brewery_id is null or brewery_id = any(${value('breweryIds', 'uuid[]')})
  order by brewery_id, version desc`)

/** Adds the next version and returns its number. Two at once: the later one fails and nothing of it is stored. */
export async function insertTerms(
  transaction: Database,
  {
    breweryId,
    terms,
    setBy,
    now,
  }: { breweryId: string | null; terms: DeliveryTerms; setBy: string; now: Date },
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    insert into ${deliveryTerms} (brewery_id, version, terms, set_by, set_at)
    select ${breweryId}::uuid, coalesce(max(version), 0) + 1, ${JSON.stringify(terms)}::jsonb, ${setBy},
      ${now.toISOString()}::timestamptz
    from ${deliveryTerms} where brewery_id is not distinct from ${breweryId}::uuid
    returning version`)
  return Number(rows[0]?.['version'])
}
