import { type SQL, sql } from 'drizzle-orm'

/** What the list that a client is on at a brewery says of a container, as a part of a statement; no row for none. */
export const selectListedTerms = (
  clientId: SQL,
  { breweryId, containerId }: { breweryId: SQL; containerId: SQL },
) => sql`
  select lists.percent_off as "percentOff", (
    select single.price_minor from client_prices single
    where single.list_id = lists.id and single.container_id = ${containerId}
  ) as "priceMinor"
  from client_price_members members join client_price_lists lists on lists.id = members.list_id
  where members.client_id = ${clientId} and members.brewery_id = ${breweryId}`
