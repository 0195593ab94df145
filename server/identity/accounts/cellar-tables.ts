import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Serving } from '../../../shared/accounts/cellar.ts'
import type { CouplerCode } from '../../../shared/catalogue/sizes/couplers.ts'
import { clients } from './client-tables.ts'

/** Clients' descriptions of their cellars. A client without a row has not described one. */
export const clientCellars = pgTable(
  'client_cellars',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    servings: text('servings').array().$type<Serving[]>().notNull(),
    couplers: text('couplers').array().$type<CouplerCode[]>().notNull(),
  },
  (cellar) => [
    check('client_cellars_servings', sql`${cellar.servings} <@ array['cask', 'keg', 'smallpack']`),
    check(
      'client_cellars_couplers',
      sql`${cellar.couplers} <@ array['d', 's', 'g', 'a', 'u', 'm', 'keykeg', 'grundy', 'other']`,
    ),
    check('client_cellars_told', sql`cardinality(${cellar.servings}) + cardinality(${cellar.couplers}) > 0`),
  ],
)
