import { type SQL, sql } from 'drizzle-orm'
import type { Deposit } from '../../shared/empties/container-names.ts'
import { containerDeposits, returnableContainers } from './deposit-tables.ts'

/** What a brewery asks on a day for its containers, and whether it says of one variant that it comes back. */
export type DepositTerms = { asked: Deposit[] | null; isReturnable: boolean | null }

/** The terms of one variant, as a part of a statement of a higher feature; `day` is 'YYYY-MM-DD' in London. */
export const selectDepositTerms = ({
  breweryId,
  variantId,
  day,
}: Record<'breweryId' | 'variantId' | 'day', SQL>) => sql`
  select (
    select json_agg(held) from (
      select distinct on (deposit.kind) deposit.kind, deposit.net_minor as "netMinor" from ${containerDeposits} deposit
      where deposit.brewery_id = ${breweryId} and deposit.from_day <= ${day}
      order by deposit.kind, deposit.from_day desc, deposit.id desc
    ) as held
  ) as asked, (
    select said.is_returnable from ${returnableContainers} said where said.variant_id = ${variantId}
  ) as "isReturnable"`
