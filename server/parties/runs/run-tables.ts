import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Depot, RunPlan, RunState } from '../../../shared/delivery/run-plan.ts'
import { groups } from '../../catalogue/groups/group-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Each save is a version of its own, which counts from the run of a day on. */
export const runPlans = pgTable(
  'run_plans',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    plan: jsonb('plan').$type<RunPlan>().notNull(),
    setBy: text('set_by').notNull(),
    setAt: moment('set_at').notNull(),
  },
  (row) => [unique('run_plans_version').on(row.groupId, row.version)],
)

/** The pallets of a group that arrive on one day; what its plan said is copied, and may be changed by hand. */
export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    state: text('state').$type<RunState>().notNull().default('open'),
    /** It has no room for another pallet: it takes no orders, and pages show the next. */
    isFull: boolean('is_full').notNull().default(false),
    /** A change of the plan leaves it as it is. */
    isChangedByHand: boolean('is_changed_by_hand').notNull().default(false),
    depot: jsonb('depot').$type<Depot>().notNull(),
    carrier: text('carrier').notNull(),
    cutOffAt: moment('cut_off_at').notNull(),
    answerByAt: moment('answer_by_at').notNull(),
    bringByAt: moment('bring_by_at').notNull(),
    capacityPallets: integer('capacity_pallets').notNull(),
    capacityKg: integer('capacity_kg').notNull(),
    tailLiftKg: integer('tail_lift_kg').notNull(),
    postcodes: jsonb('postcodes').$type<string[]>(),
    /** Pence of net goods. */
    minimumMinor: integer('minimum_minor'),
    departedAt: moment('departed_at'),
  },
  (run) => [
    unique('runs_day').on(run.groupId, run.day),
    /** What the clock looks at. */
    index('runs_state').on(run.state, run.day),
    check('runs_moments', sql`${run.cutOffAt} < ${run.answerByAt} and ${run.answerByAt} <= ${run.bringByAt}`),
    check('runs_capacity', sql`${run.capacityPallets} > 0 and ${run.capacityKg} > 0`),
    check(
      'runs_state_known',
      sql`${run.state} in ('open', 'closed', 'firm', 'departed', 'done', 'cancelled')`,
    ),
  ],
)
