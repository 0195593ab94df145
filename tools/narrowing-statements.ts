/** A statement of a migration that the version before may trip over, in one line, and what it would miss. */
export type Narrowing = { statement: string; why: string }

type Rule = { pattern: RegExp; why: string }

/** What a version that still runs names or leaves out, and would no longer find. */
const rules: readonly Rule[] = [
  { pattern: /^drop (table|view|materialized view|type|sequence) /, why: 'it may read what is dropped' },
  { pattern: /^alter \w+( if exists)? \S+ rename /, why: 'it knows the old name alone' },
  { pattern: /^alter table .* drop column /, why: 'it may read the column' },
  { pattern: /^alter table .* alter column \S+ (set data )?type /, why: 'it writes the old type' },
  { pattern: /^alter table .* alter column \S+ set not null/, why: 'it may leave the column out' },
  { pattern: /^alter table .* alter column \S+ drop default/, why: 'it may leave the column out' },
]

/**
 * The statements of a migration that are no mere additions (docs/decisions/0119). Tables and columns that the same
 * migration makes are no one's before it, so rules on them narrow nothing.
 */
export function narrowingStatements(migration: string): Narrowing[] {
  const statements = statementsOf(migration)
  const newTables = new Set(
    statements.flatMap((text) => /^create table (if not exists )?(\S+)/.exec(text)?.[2] ?? []),
  )
  const newColumns = new Set(statements.flatMap(addedColumn))
  return statements.flatMap((statement) => {
    const table = tableOf(statement)
    if (table !== null && newTables.has(table)) return []
    const why =
      rules.find(({ pattern }) => pattern.test(statement))?.why ?? whyOfAddition(statement, newColumns)
    return why === null ? [] : [{ statement, why }]
  })
}

/** What is added to a table that was there, and holds for rows that the version before writes. */
function whyOfAddition(statement: string, newColumns: ReadonlySet<string>): string | null {
  const table = tableOf(statement)
  if (/^alter table .* add column .* not null/.test(statement) && !/ (default|generated) /.test(statement))
    return 'it leaves the column out'
  const bound =
    /^create unique index .* \(([^()]*)\)/.exec(statement) ??
    /^alter table .* add constraint \S+ (?:foreign key|unique|primary key) ?\(([^()]*)\)/.exec(statement)
  const columns = bound?.[1]!.split(',').map((column) => `${table}.${column.trim().split(' ')[0]}`)
  // A check names its columns with their table.
  const named = columns ?? statement.match(/\b\w+\.\w+\b/g) ?? []
  if (named.some((column) => newColumns.has(column))) return null
  const isBound = /^create unique index |^alter table .* add constraint /.test(statement)
  return isBound ? 'it may write rows that are refused from now on' : null
}

function addedColumn(statement: string): string[] {
  const column = /^alter table \S+ add column (?:if not exists )?(\S+)/.exec(statement)?.[1]
  return column === undefined ? [] : [`${tableOf(statement)}.${column}`]
}

const tableOf = (statement: string): string | null =>
  /^alter table (?:if exists )?(?:only )?(\S+)/.exec(statement)?.[1] ??
  /^create unique index .*? on (\S+)/.exec(statement)?.[1] ??
  null

/** Statements in one line, small and without quotes, comments and bodies of functions. */
function statementsOf(migration: string): string[] {
  return migration
    .replaceAll(/(\$\w*\$).*?\1/gs, "''")
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((text) =>
      text.replaceAll('"', '').replaceAll('public.', '').replaceAll(/\s+/g, ' ').trim().toLowerCase(),
    )
    .filter((text) => text !== '')
}
