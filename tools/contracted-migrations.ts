/**
 * Statements of migrations that take something away on purpose. `unusedSince` is the heading of CHANGELOG.md under which
 * the last use of it left: that release, or a later one, is the version before.
 */
export type Contraction = { migration: string; statement: string; unusedSince: string }

export const contractions: readonly Contraction[] = [
  {
    migration: '0075_drop-job-runs.sql',
    statement: 'drop table job_runs cascade',
    unusedSince: '[1.0.0] - 2026-11-29',
  },
  {
    // The check takes one value more and refuses none that its predecessor took.
    migration: '0080_settled-between.sql',
    statement:
      "alter table container_movements add constraint container_movements_what check (container_movements.what in ('out', 'back', 'lost', 'written_off', 'found', 'missing'))",
    unusedSince: '[1.0.0] - 2026-11-29',
  },
  {
    migration: '0081_drop-listed-beers.sql',
    statement: 'drop table listed_beers cascade',
    unusedSince: '[1.0.0] - 2026-11-29',
  },
  {
    migration: '0081_drop-listed-beers.sql',
    statement: 'drop table listed_values cascade',
    unusedSince: '[1.0.0] - 2026-11-29',
  },
  {
    migration: '0081_drop-listed-beers.sql',
    statement: 'drop table listed_words cascade',
    unusedSince: '[1.0.0] - 2026-11-29',
  },
  {
    migration: '0081_drop-listed-beers.sql',
    statement: 'drop table listing_state cascade',
    unusedSince: '[1.0.0] - 2026-11-29',
  },
  {
    // The same: two kinds of containers more.
    migration: '0083_scheme-deposits.sql',
    statement:
      "alter table container_deposits add constraint container_deposits_kind check (container_deposits.kind in ('pin', 'firkin', 'kilderkin', 'barrel', 'keg20', 'keg30', 'keg50', 'can', 'plastic_bottle'))",
    unusedSince: '[1.0.0] - 2026-11-29',
  },
]
