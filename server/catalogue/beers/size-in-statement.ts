import { type SQL, sql } from 'drizzle-orm'
import { couplerCodes, couplerLabel } from '../../../shared/catalogue/sizes/couplers.ts'

const labels = sql.join(
  couplerCodes.map((code) => sql`when ${code} then ${couplerLabel(code)}::text`),
  sql` `,
)

/**
 * What a search for a size looks through, as a part of a statement: its name and the coupler that the shop shows beside
 * it (S-06). `container` is the table's name in that statement.
 */
export const sizeText = (
  container: SQL,
) => sql`(${container}.name || case when ${container}.coupler_type is null then ''
  else ' · ' || case lower(${container}.coupler_type) ${labels} else 'Other' end end)`
