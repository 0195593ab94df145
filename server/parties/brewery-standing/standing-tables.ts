import { sql } from 'drizzle-orm'
import { bigint, check, customType, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AwrsStatus, ExclusionReason } from '../../../shared/standing/standing-conditions.ts'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'
import type { EvidenceType } from './read-evidence.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** What a brewery has to state before it may sell, its suspension by Dray and its own pause: a row a brewery. */
export const breweryStandings = pgTable(
  'brewery_standings',
  {
    breweryId: uuid('brewery_id')
      .primaryKey()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    legalName: text('legal_name'),
    /** One entry a line. */
    address: text('address').array(),
    companyNumber: text('company_number'),
    vatStatement: text('vat_statement').$type<'registered' | 'not_registered'>(),
    vatNumber: text('vat_number'),
    vatStatedAt: moment('vat_stated_at'),
    vatStatedBy: text('vat_stated_by'),
    agreementVersion: text('agreement_version'),
    agreementAcceptedAt: moment('agreement_accepted_at'),
    agreementAcceptedBy: text('agreement_accepted_by'),
    suspendedAt: moment('suspended_at'),
    suspensionReason: text('suspension_reason'),
    pausedAt: moment('paused_at'),
    /** The day in London from which it sells again; null pauses until it resumes. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    /** Derived: since when its open parts go no further. */
    stoppedSince: moment('stopped_since'),
    /** The end of the AWRS entry that was warned of last: one warning an end. */
    warnedOfEnd: date('warned_of_end', { mode: 'string' }),
  },
  (standing) => [
    check(
      'brewery_standings_vat',
      sql`(${standing.vatStatement} = 'registered') = (${standing.vatNumber} is not null)`,
    ),
    check(
      'brewery_standings_vat_stated',
      sql`${standing.vatStatement} is null or (${standing.vatStatedAt} is not null and ${standing.vatStatedBy} is not null)`,
    ),
    check(
      'brewery_standings_agreement',
      sql`num_nonnulls(${standing.agreementVersion}, ${standing.agreementAcceptedAt}, ${standing.agreementAcceptedBy}) in (0, 3)`,
    ),
    check(
      'brewery_standings_suspension',
      sql`(${standing.suspendedAt} is null) = (${standing.suspensionReason} is null)`,
    ),
  ],
)

/** Evidence of the AWRS log: a file of at most 5 MB, or a text. Append-only. */
export const awrsEvidence = pgTable(
  'awrs_evidence',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mediaType: text('media_type').$type<EvidenceType>().notNull(),
    bytes: bytea('bytes').notNull(),
    sha256: text('sha256').notNull(),
    storedAt: moment('stored_at').notNull(),
  },
  (evidence) => [
    check(
      'awrs_evidence_type',
      sql`${evidence.mediaType} in ('application/pdf', 'image/png', 'image/jpeg', 'text/plain')`,
    ),
    check('awrs_evidence_bytes', sql`length(${evidence.bytes}) between 1 and 5242880`),
  ],
)

/** The AWRS log of the breweries. Append-only: a trigger refuses every change. */
export const awrsEntries = pgTable(
  'awrs_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No reference: the log outlives a brewery that leaves the shop. */
    breweryId: uuid('brewery_id').notNull(),
    kind: text('kind').$type<'check' | 'exclusion' | 'failed_check'>().notNull(),
    awrsNumber: text('awrs_number'),
    lookedUpAt: moment('looked_up_at'),
    nameOnRegister: text('name_on_register'),
    status: text('status').$type<AwrsStatus>(),
    reason: text('reason').$type<ExclusionReason>(),
    endsOn: date('ends_on', { mode: 'string' }),
    evidenceId: uuid('evidence_id')
      .notNull()
      .references(() => awrsEvidence.id),
    recordedAt: moment('recorded_at').notNull(),
    recordedBy: text('recorded_by').notNull(),
  },
  (entry) => [
    index('awrs_entries_brewery_id').on(entry.breweryId),
    check(
      'awrs_entries_kind',
      sql`case ${entry.kind}
        when 'exclusion' then ${entry.reason} in ('incidental_retail', 'same_group', 'not_controlled_liquor') and ${entry.endsOn} is not null and num_nonnulls(${entry.awrsNumber}, ${entry.lookedUpAt}, ${entry.nameOnRegister}, ${entry.status}) = 0
        when 'check' then ${entry.status} = 'approved' and num_nonnulls(${entry.awrsNumber}, ${entry.lookedUpAt}, ${entry.nameOnRegister}) = 3 and num_nonnulls(${entry.reason}, ${entry.endsOn}) = 0
        when 'failed_check' then ${entry.status} in ('not_found', 'ceased', 'revoked') and num_nonnulls(${entry.awrsNumber}, ${entry.lookedUpAt}) = 2 and num_nonnulls(${entry.reason}, ${entry.endsOn}) = 0
        else false end is true`,
    ),
    check('awrs_entries_number', sql`${entry.awrsNumber} ~ '^[A-Z]{4}[0-9]{11}$'`),
    check('awrs_entries_by', sql`length(${entry.recordedBy}) between 1 and 200`),
  ],
)
