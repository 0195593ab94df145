import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { inOneTrip } from '../../platform/database/in-one-trip.ts'
import { listed, preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import type { AwrsFacts } from './assess-awrs.ts'
import type { Evidence } from './read-evidence.ts'
import { awrsEntries, awrsEvidence, breweryStandings } from './standing-tables.ts'

export type StandingRow = typeof breweryStandings.$inferSelect
export type NewEntry = typeof awrsEntries.$inferInsert
export type EntryRow = typeof awrsEntries.$inferSelect & { mediaType: string }
/** A brewery's own row with what the rule needs of its log. */
export type StandingFacts = StandingRow & { entries: AwrsFacts[] }

/** The column is written out: Drizzle names it without its table, and the inner one would be meant. */
const entriesOf = sql<AwrsFacts[]>`coalesce((
  select json_agg(json_build_object(
    'kind', entry.kind, 'id', entry.id, 'awrsNumber', entry.awrs_number, 'status', entry.status,
    'day', to_char(coalesce(entry.looked_up_at, entry.recorded_at) at time zone 'Europe/London', 'YYYY-MM-DD'),
    'at', to_char(coalesce(entry.looked_up_at, entry.recorded_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    'endsOn', entry.ends_on
  )) from ${awrsEntries} entry where entry.brewery_id = "brewery_standings"."brewery_id"), '[]'::json)`

/** Of these breweries, by id; one without a row has stated nothing. 'share' and 'update' hold the rows. */
export async function standingFacts(
  database: Database,
  breweryIds: readonly string[],
  lock: 'none' | 'share' | 'update' = 'none',
): Promise<StandingFacts[]> {
  const ids = { breweryIds: [...breweryIds] }
  const held = lock === 'none' ? [] : lockedStandings[lock](database, ids)
  const [, rows] = await inOneTrip([held, factsOfBreweries(database, ids)])
  return rows
}

const { breweryId, legalName, address, companyNumber, vatStatement, vatNumber, vatStatedAt, vatStatedBy } =
  breweryStandings
const { agreementVersion, agreementAcceptedAt, agreementAcceptedBy } = breweryStandings
const { suspendedAt, suspensionReason, pausedAt, pausedUntil, stoppedSince, warnedOfEnd } = breweryStandings
const columns = {
  breweryId,
  legalName,
  address,
  companyNumber,
  vatStatement,
  vatNumber,
  vatStatedAt,
  vatStatedBy,
  agreementVersion,
  agreementAcceptedAt,
  agreementAcceptedBy,
  suspendedAt,
  suspensionReason,
  pausedAt,
  pausedUntil,
  stoppedSince,
  warnedOfEnd,
}

const named = sql`${breweryId} = any(${value('breweryIds', 'uuid[]')})`
const factsOfBreweries = preparedStatement<StandingFacts>(
  sql`select ${listed({ ...columns, entries: entriesOf })} from ${breweryStandings} where ${named}`,
)

/**
 * Hold the rows by ascending id until the transaction ends. Statements of their own: a reader that waited sees in the
 * next one what it waited for.
 */
const lockedBy = (strength: SQL) =>
  preparedStatement(
    sql`select ${breweryId} from ${breweryStandings} where ${named} order by ${breweryId} for ${strength}`,
  )
const lockedStandings = { share: lockedBy(sql`share`), update: lockedBy(sql`update`) }

/** The ids of breweries that have stated something, a page at a time. */
export async function standingIds(
  database: Database,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await database
    .select({ breweryId })
    .from(breweryStandings)
    .where(after === null ? undefined : gt(breweryId, after))
    .orderBy(asc(breweryId))
    .limit(limit)
  return rows.map((row) => row.breweryId)
}

/** Opens the row of a brewery where it has none. */
export async function openStanding(transaction: Database, id: string): Promise<void> {
  await transaction.insert(breweryStandings).values({ breweryId: id }).onConflictDoNothing()
}

export async function updateStanding(
  transaction: Database,
  id: string,
  values: Partial<Omit<StandingRow, 'breweryId'>>,
): Promise<void> {
  await transaction.update(breweryStandings).set(values).where(eq(breweryId, id))
}

/** Stores evidence; answers its id. */
export async function insertEvidence(
  transaction: Database,
  { mediaType, bytes, sha256 }: Evidence,
  storedAt: string,
): Promise<string> {
  const [row] = await transaction
    .insert(awrsEvidence)
    .values({ mediaType, bytes, sha256, storedAt })
    .returning({ id: awrsEvidence.id })
  return row!.id
}

export async function insertEntry(transaction: Database, entry: NewEntry): Promise<number> {
  const [row] = await transaction.insert(awrsEntries).values(entry).returning({ id: awrsEntries.id })
  return row!.id
}

/** The log of a brewery, the newest entry first, at most `limit`. */
export async function entryRows(database: Database, id: string, limit: number): Promise<EntryRow[]> {
  const { rows } = await database.execute(sql`
    select entry.id::int as id, entry.brewery_id as "breweryId", entry.kind, entry.awrs_number as "awrsNumber",
      entry.looked_up_at as "lookedUpAt", entry.name_on_register as "nameOnRegister", entry.status, entry.reason,
      entry.ends_on::text as "endsOn", entry.evidence_id as "evidenceId", entry.recorded_at as "recordedAt",
      entry.recorded_by as "recordedBy", evidence.media_type as "mediaType"
    from ${awrsEntries} entry join ${awrsEvidence} evidence on evidence.id = entry.evidence_id
    where entry.brewery_id = ${id} order by entry.id desc limit ${limit}`)
  return rows as unknown as EntryRow[]
}

/** The evidence of an entry of this brewery, or null. */
export async function findEvidence(
  database: Database,
  { breweryId: id, entryId }: { breweryId: string; entryId: number },
): Promise<{ mediaType: string; bytes: Buffer } | null> {
  const [row] = await database
    .select({ mediaType: awrsEvidence.mediaType, bytes: awrsEvidence.bytes })
    .from(awrsEntries)
    .innerJoin(awrsEvidence, eq(awrsEvidence.id, awrsEntries.evidenceId))
    .where(and(eq(awrsEntries.breweryId, id), eq(awrsEntries.id, entryId)))
  return row ?? null
}

/** Whether the log has a check of the same number and look-up with the same evidence. */
export async function hasSameCheck(
  database: Database,
  { breweryId: id, awrsNumber, lookedUpAt, sha256 }: SameCheck,
): Promise<boolean> {
  const rows = await database
    .select({ id: awrsEntries.id })
    .from(awrsEntries)
    .innerJoin(awrsEvidence, eq(awrsEvidence.id, awrsEntries.evidenceId))
    .where(
      and(
        eq(awrsEntries.breweryId, id),
        eq(awrsEntries.awrsNumber, awrsNumber),
        eq(awrsEntries.lookedUpAt, lookedUpAt),
        eq(awrsEvidence.sha256, sha256),
      ),
    )
    .limit(1)
  return rows.length > 0
}
type SameCheck = { breweryId: string; awrsNumber: string; lookedUpAt: string; sha256: string }

/** Breweries that are stopped, at most a thousand. */
export async function stoppedIds(database: Database): Promise<string[]> {
  const rows = await database
    .select({ breweryId })
    .from(breweryStandings)
    .where(isNotNull(stoppedSince))
    .orderBy(asc(stoppedSince), asc(breweryId))
    .limit(1000)
  return rows.map((row) => row.breweryId)
}
