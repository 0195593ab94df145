#!/usr/bin/env bash
# drizzle-kit 0.31.11 and drizzle-orm 0.45.4 (npm), tried on PostgreSQL in PGlite 0.5.16.
#
# Expected: an index on `column.desc()` serves a query with `orderBy(desc(column))`: both are written with the same word.
# Seen: drizzle-kit writes the index as DESC NULLS LAST, drizzle-orm the query as desc, which PostgreSQL reads as DESC NULLS
# FIRST. The orders differ, although the column is NOT NULL, so PostgreSQL reads all rows and sorts them. The same query with
# `nulls last` written by hand reads the index alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --no-audit --no-fund --silent drizzle-kit@0.31.11 drizzle-orm@0.45.4 @electric-sql/pglite@0.5.16 2>/dev/null
cat >schema.mjs <<'EOF'
import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
export const sales = pgTable(
  'sales',
  { brewery: integer('brewery').notNull(), soldAt: timestamp('sold_at', { withTimezone: true }).notNull() },
  (sale) => [index('latest_sales').on(sale.brewery, sale.soldAt.desc())],
)
EOF
npx drizzle-kit generate --dialect postgresql --schema ./schema.mjs --out migrations >/dev/null 2>&1
cat >look.mjs <<'EOF'
import { readFileSync, readdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { desc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { sales } from './schema.mjs'
const client = await PGlite.create()
const database = drizzle(client)
const file = readdirSync('migrations').find((name) => name.endsWith('.sql'))
const statements = readFileSync(`migrations/${file}`, 'utf8')
console.log(statements.match(/CREATE INDEX.*/)[0])
await client.exec(statements)
await client.exec(`insert into sales select n % 3, now() - n * interval '1 minute' from generate_series(1, 30000) n; analyze sales`)
const query = database.select().from(sales).where(eq(sales.brewery, 1))
const planOf = async (ordered) => {
  const { sql: text, params } = ordered.limit(20).toSQL()
  const { rows } = await client.query(`explain ${text}`, params)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
const written = await planOf(query.$dynamic().orderBy(desc(sales.soldAt)))
const spelled = await planOf(query.$dynamic().orderBy(sql`${sales.soldAt} desc nulls last`))
console.log(`orderBy(desc(...)):\n${written}\nnulls last by hand:\n${spelled}`)
process.exit(/Sort/.test(written) && !/Sort/.test(spelled) && /Index/.test(spelled) ? 0 : 1)
EOF
if ! node look.mjs; then
  echo 'The behaviour has changed.'
  exit 1
fi
