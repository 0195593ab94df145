import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ChargeState } from '../../../shared/api/empties-charges-api.ts'
import { chargeStates } from '../../../shared/api/empties-charges-api.ts'
import { containerKinds, type ContainerKind } from '../../../shared/deposits/container-names.ts'
import type { ChargeLot } from '../../../shared/empties/charge-sums.ts'
import { containerPlaces } from './empties-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** Charges that breweries announced for containers which are at a pub for too long (EMPT-06). */
export const containerCharges = pgTable(
  'container_charges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => containerPlaces.id),
    breweryId: uuid('brewery_id').notNull(),
    kind: text('kind').$type<ContainerKind>().notNull(),
    state: text('state').$type<ChargeState>().notNull().default('announced'),
    /** How many it was announced for. */
    announced: integer('announced').notNull(),
    /** Those that are still charged, the oldest first: what is back, or is found, leaves from the front. */
    lots: jsonb('lots').$type<ChargeLot[]>().notNull(),
    /** The stated price of one, pence without VAT. */
    priceMinor: integer('price_minor').notNull(),
    /** In hundredths of a percent. */
    vatRate: integer('vat_rate').notNull(),
    note: text('note'),
    announcedAt: moment('announced_at').notNull(),
    announcedBy: text('announced_by').notNull(),
    /** The day in London on which what is not back is invoiced. */
    chargeOn: date('charge_on', { mode: 'string' }).notNull(),
    invoicedAt: moment('invoiced_at'),
    /** Of the brewery; its rows are never deleted. */
    invoiceId: uuid('invoice_id'),
    endedAt: moment('ended_at'),
    /** Why it was withdrawn. */
    endNote: text('end_note'),
  },
  (charge) => [
    index('container_charges_due')
      .on(charge.chargeOn)
      .where(sql`${charge.state} = 'announced'`),
    index('container_charges_place').on(charge.placeId, charge.breweryId, charge.kind),
    index('container_charges_brewery').on(charge.breweryId, charge.announcedAt),
    check('container_charges_state', sql`${charge.state} in (${listed(chargeStates)})`),
    check('container_charges_kind', sql`${charge.kind} in (${listed(containerKinds)})`),
    check('container_charges_announced', sql`${charge.announced} between 1 and 100000`),
  ],
)
