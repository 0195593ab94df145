import type { PGlite } from '@electric-sql/pglite'

/** Tables above this size are truncated: deleted rows retain their space, and every scan would read it. */
const largestDeletedBytes = 64 * 1024

/** Columns, functions, triggers and indexes of the schema as one hash; null if the schema does not exist. */
export async function readSchema(client: PGlite): Promise<string | null> {
  const { rows } = await client
    .query<{ schema: string }>(
      `with public as (select oid from pg_namespace where nspname = 'public'), parts as (
         select format('%s.%s %s %s', relname, attname, atttypid, attnotnull) as part
           from pg_attribute join pg_class on pg_class.oid = attrelid
           where relnamespace = (select oid from public) and attnum > 0
         union all select format('%s %s', proname, prosrc) from pg_proc where pronamespace = (select oid from public)
         union all select format('%s %s %s', relname, tgname, tgenabled)
           from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = (select oid from public)
         union all select conname from pg_constraint where connamespace = (select oid from public))
       select md5(string_agg(part, ';' order by part)) as schema from parts`,
    )
    .catch(() => ({ rows: [] }))
  return rows[0]?.schema ?? null
}

/** Deletes all rows and restarts the sequences, without triggers and therefore without change events. */
export async function emptyDatabase(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string; isLarge: boolean }>(
    `select relname as name, pg_relation_size(oid) > ${largestDeletedBytes} as "isLarge" from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  )
  const large = rows.filter(({ isLarge }) => isLarge).map(({ name }) => `"${name}"`)
  const small = rows.filter(({ isLarge }) => !isLarge).map(({ name }) => `"${name}"`)
  await client.exec(
    [
      'set session_replication_role = replica',
      ...small.map((name) => `delete from ${name}`),
      ...(large.length > 0 ? [`truncate ${large.join(', ')} cascade`] : []),
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false) from pg_sequences
        where schemaname = 'public' and last_value is not null`,
      'reset all',
    ].join(';'),
  )
}
