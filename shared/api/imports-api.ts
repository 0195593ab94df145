import { rowStates } from './list-views.ts'
import Type, { type Static } from 'typebox'
import { importFieldKeys, importKinds } from '../catalogue/import-headings.ts'

/** Files that a brewery brings: what they would do, and what they did (SELL-35 to SELL-37). */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const file = {
  kind: Type.Enum([...importKinds]),
  name: Type.String({ minLength: 1, maxLength: 200 }),
  /** The file's bytes in base64; more than its limit, so that the answer can name it. */
  file: Type.String({ maxLength: 4_000_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
  /** What headings are, chosen by hand; remembered for the brewery. Null passes one over. */
  columns: Type.Optional(
    Type.Array(
      Type.Object(
        { heading: Type.String({ maxLength: 200 }), field: nullable(Type.Enum([...importFieldKeys])) },
        exact,
      ),
      { maxItems: 100 },
    ),
  ),
  /** Of stock: when it was counted, where its row does not say it. */
  countedAt: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
}
/** POST /api/sell/{brewery}/imports/reading. */
export const FileToRead = Type.Object(file, exact)
export type FileToRead = Static<typeof FileToRead>
/** POST /api/sell/{brewery}/imports: the same file, with the digest of what was looked at. */
export const FileToTake = Type.Object(
  {
    ...file,
    digest: Type.String({ minLength: 1, maxLength: 64 }),
    /** Takes the other rows in where some are refused. */
    leavesOutRefused: Type.Boolean(),
  },
  exact,
)
export type FileToTake = Static<typeof FileToTake>

export const ImportRow = Type.Object({
  /** In the file, counted from 1. */
  line: Type.Integer(),
  title: Type.String(),
  state: Type.Enum([...rowStates]),
  cells: Type.Array(Type.Object({ name: Type.String(), old: Type.String(), new: Type.String() })),
  /** Why it is refused. */
  reason: nullable(Type.String()),
  warnings: Type.Array(Type.String()),
})
export type ImportRow = Static<typeof ImportRow>

export const FileReading = Type.Object({
  headings: Type.Array(
    Type.Object({ heading: Type.String(), field: nullable(Type.Enum([...importFieldKeys])) }),
  ),
  /** Columns without which the file cannot be read; then there are no rows. */
  missing: Type.Array(Type.String()),
  counts: Type.Object({
    new: Type.Integer(),
    changed: Type.Integer(),
    same: Type.Integer(),
    refused: Type.Integer(),
  }),
  /** Refused ones first, then those with warnings, then new and changed; at most 500. */
  rows: Type.Array(ImportRow),
  sums: Type.Array(Type.String()),
  warnings: Type.Array(Type.String()),
  digest: Type.String(),
})
export type FileReading = Static<typeof FileReading>

export const BreweryImport = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...importKinds]),
  name: Type.String(),
  takenAt: Type.String(),
  takenBy: Type.String(),
  changes: Type.Integer(),
  leftOut: Type.Integer(),
  undoneAt: nullable(Type.String()),
  undoneBy: nullable(Type.String()),
  /** What could not be put back, a sentence each. */
  stayed: Type.Array(Type.String()),
  canUndo: Type.Boolean(),
})
export type BreweryImport = Static<typeof BreweryImport>
export const BreweryImports = Type.Object({ rows: Type.Array(BreweryImport) })
export type BreweryImports = Static<typeof BreweryImports>
