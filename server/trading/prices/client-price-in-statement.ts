import { type SQL, sql } from 'drizzle-orm'
import { selectBusinessOf } from '../../identity/accounts/sites/business-in-statement.ts'

type Place = { breweryId: SQL; containerId: SQL }

/** The list that a client pays by at a brewery: its own, otherwise that of its business (BIZ-12). Null for none. */
export const listIdOf = (clientId: SQL, breweryId: SQL): SQL => sql`coalesce(
  (select own.list_id from client_price_members own where own.client_id = ${clientId} and own.brewery_id = ${breweryId}),
  (select whole.list_id from client_price_businesses whole
    where whole.business_id = (${selectBusinessOf(clientId)}) and whole.brewery_id = ${breweryId}))`

/** What the list that a client pays by at a brewery says of a container, as a part of a statement; no row for none. */
export const selectListedTerms = (clientId: SQL, { breweryId, containerId }: Place) => sql`
  select lists.percent_off as "percentOff", (
    select single.price_minor from client_prices single
    where single.list_id = lists.id and single.container_id = ${containerId}
  ) as "priceMinor"
  from client_price_lists lists where lists.id = ${listIdOf(clientId, breweryId)}`
