import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractions } from './contracted-migrations.ts'
import { narrowingStatements } from './narrowing-statements.ts'

/** Migrations up to this one were merged before the rule. */
const lastWithoutRule = '0064'
const folder = 'database/migrations'

const isAllowed = ({ migration, statement }: { migration: string; statement: string }) =>
  contractions.some((one) => one.migration === migration && one.statement === statement)

test('no new migration takes from the version before what it uses, unless a release has stopped using it (INST-20)', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, heading]) => heading!,
  )
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.sql') && file.slice(0, 4) > lastWithoutRule,
  )
  const found = files.flatMap((file) =>
    narrowingStatements(readFileSync(`${folder}/${file}`, 'utf8')).map((one) => ({
      migration: file,
      ...one,
    })),
  )
  expect(found.filter((one) => !isAllowed(one))).toEqual([])
  for (const one of contractions) {
    expect(found).toContainEqual(
      expect.objectContaining({ migration: one.migration, statement: one.statement }),
    )
    // The newest heading is of what is not released yet.
    expect(headings.slice(1)).toContain(one.unusedSince)
  }
})

test.each([
  ['DROP TABLE "carts" CASCADE;', 'it may read what is dropped'],
  ['ALTER TABLE "beers" RENAME COLUMN "name" TO "title";', 'it knows the old name alone'],
  ['ALTER TABLE public.beers RENAME TO ales;', 'it knows the old name alone'],
  ['ALTER TABLE "beers" DROP COLUMN "name";', 'it may read the column'],
  ['ALTER TABLE "beers" ALTER COLUMN "abv" SET DATA TYPE integer;', 'it writes the old type'],
  ['ALTER TABLE "beers"\n  ALTER COLUMN "abv" SET NOT NULL;', 'it may leave the column out'],
  ['ALTER TABLE "beers" ALTER COLUMN "abv" DROP DEFAULT;', 'it may leave the column out'],
  ['ALTER TABLE "beers" ADD COLUMN "colour" text NOT NULL;', 'it leaves the column out'],
  [
    'CREATE UNIQUE INDEX "one" ON "beers" USING btree ("name");',
    'it may write rows that are refused from now on',
  ],
  [
    'ALTER TABLE "beers" ADD CONSTRAINT "strong" CHECK ("beers"."abv" > 0);',
    'it may write rows that are refused from now on',
  ],
])('%s is found', (statement, why) => {
  expect(narrowingStatements(`${statement}--> statement-breakpoint\n`)).toMatchObject([{ why }])
})

test.each([
  'CREATE TABLE "ales" ("id" uuid PRIMARY KEY);\nALTER TABLE "ales" ADD CONSTRAINT "x" CHECK (true);\nALTER TABLE "ales" ALTER COLUMN "id" SET NOT NULL;',
  'ALTER TABLE "beers" ADD COLUMN "colour" text;',
  'ALTER TABLE "beers" ADD COLUMN "colour" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "beers" ADD COLUMN "maker_id" uuid;\nALTER TABLE "beers" ADD CONSTRAINT "m" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id");',
  'ALTER TABLE "beers" ADD COLUMN "code" text;\nCREATE UNIQUE INDEX "c" ON "beers" USING btree ("code") WHERE "code" is not null;',
  'ALTER TABLE "beers" ADD COLUMN "tax" integer DEFAULT 0 NOT NULL;\nALTER TABLE "beers" ADD CONSTRAINT "t" CHECK ("beers"."total" = "beers"."net" + "beers"."tax");',
  'CREATE INDEX "i" ON "beers" USING btree ("name");',
  'ALTER TABLE "beers" DROP CONSTRAINT "strong";',
  '-- DROP TABLE "beers";\nCREATE OR REPLACE FUNCTION f() RETURNS trigger AS $$ begin drop table x; return null; end $$ LANGUAGE plpgsql;',
])('additions are not: %s', (migration) => {
  expect(narrowingStatements(migration)).toEqual([])
})
