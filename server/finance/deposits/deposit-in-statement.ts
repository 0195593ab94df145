import { type SQL, sql } from 'drizzle-orm'
import type { Deposit } from '../../../shared/deposits/deposit-kinds.ts'
import { listed } from '../../platform/database/prepared-statement.ts'
import { containerDeposits, containerPrices, returnableContainers } from './deposit-tables.ts'

/** What a brewery states of a kind of container: the deposit on one, or the price of one that is lost. */
export type ContainerTerm = 'deposit' | 'price'
/** What a brewery asks on a day for its containers, and whether it says of one variant that it comes back. */
export type DepositTerms = { asked: Deposit[] | null; isReturnable: boolean | null }

export const tableOf = { deposit: containerDeposits, price: containerPrices } as const

/** What holds on a day, 'YYYY-MM-DD' in London, by brewery and kind; of one day the later row. */
export function selectTerms(
  term: ContainerTerm,
  { breweryIds, day }: Record<'breweryIds' | 'day', SQL>,
): SQL {
  const { id, breweryId, kind, netMinor, fromDay } = tableOf[term]
  return sql`
    select distinct on (${breweryId}, ${kind}) ${listed({ breweryId, kind, netMinor, fromDay })} from ${tableOf[term]}
    where ${breweryId} = any(${breweryIds}) and ${fromDay} <= ${day}
    order by ${breweryId}, ${kind}, ${fromDay} desc, ${id} desc`
}

/** The deposits of one variant, as a part of a statement of a higher feature. */
export const selectDepositTerms = ({
  breweryId,
  variantId,
  day,
}: Record<'breweryId' | 'variantId' | 'day', SQL>) => sql`
  select (
    select json_agg(json_build_object('kind', term.kind, 'netMinor', term."netMinor"))
    from (${selectTerms('deposit', { breweryIds: sql`array[${breweryId}]`, day })}) as term
  ) as asked, (
    select said.is_returnable from ${returnableContainers} said where said.variant_id = ${variantId}
  ) as "isReturnable"`
