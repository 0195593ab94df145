import Type, { type Static } from 'typebox'

/** GET /api/admin/system: how the shop itself is (STAF-23). Moments are ISO UTC. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })

export const stoppedKinds = ['mail', 'webhook', 'job'] as const
export type StoppedKind = (typeof stoppedKinds)[number]

/** A mail or a webhook that was given up, or a job whose last run failed. */
export const StoppedWork = Type.Object({
  kind: Type.Enum([...stoppedKinds]),
  /** Of a job its name. */
  id: Type.String(),
  about: Type.String(),
  tries: Type.Integer(),
  since: Time,
  /** Why the last try failed, without addresses of people. */
  error: nullable(Type.String()),
  /** Why it cannot be tried again; null where it can. */
  whyNot: nullable(Type.String()),
})
export type StoppedWork = Static<typeof StoppedWork>

export const SystemState = Type.Object({
  release: Type.Object({ version: Type.String(), node: Type.String() }),
  database: Type.Object({ version: Type.String(), bytes: Type.Integer() }),
  /** Who takes the cards. */
  provider: Type.String(),
  jobs: Type.Array(
    Type.Object({
      name: Type.String(),
      everySeconds: Type.Integer(),
      /** Null before its first run. */
      endedAt: nullable(Time),
      /** How long its last run took. */
      milliseconds: nullable(Type.Integer()),
      /** Runs that failed since it last went well. */
      failures: Type.Integer(),
      /** When it is due next. */
      nextAt: Time,
      /** When it last went well. */
      succeededAt: nullable(Time),
      error: nullable(Type.String()),
      /** It should have run again by now. */
      isLate: Type.Boolean(),
    }),
  ),
  /** Figures of /metrics that may be an alarm. */
  figures: Type.Array(
    Type.Object({
      name: Type.String(),
      help: Type.String(),
      /** Null where the database did not tell it. */
      value: nullable(Type.Number()),
      /** Above this it is an alarm. */
      alarmAbove: Type.Number(),
      isAlarm: Type.Boolean(),
      /** The highest of each day that one was recorded on, at most the last thirty days. */
      history: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), value: Type.Number() })),
    }),
  ),
  mails: Type.Object({
    waiting: Type.Integer(),
    oldestAt: nullable(Time),
  }),
  /** What failed and waits for a person, the oldest first, at most two hundred of each kind. */
  stopped: Type.Array(StoppedWork),
  /** Webhooks that are off or have had no success lately, at most a thousand. */
  webhooks: Type.Array(
    Type.Object({
      id: Type.String(),
      owner: Type.String(),
      url: Type.String(),
      failingSince: nullable(Time),
      offAt: nullable(Time),
      offReason: nullable(Type.String()),
    }),
  ),
})
export type SystemState = Static<typeof SystemState>

export const systemChecks = ['ledger', 'stock', 'documents', 'deadlines', 'prices', 'lists'] as const
export type SystemCheck = (typeof systemChecks)[number]

/** POST /api/admin/system/checks: what does not hold, at most twenty of each. */
export const CheckResults = Type.Object({
  at: Time,
  checks: Type.Array(Type.Object({ check: Type.Enum([...systemChecks]), faults: Type.Array(Type.String()) })),
})
export type CheckResults = Static<typeof CheckResults>

export const RetriedWork = Type.Object({ isRetried: Type.Literal(true) })
export const SwitchWebhook = Type.Object({ isOn: Type.Boolean() }, { additionalProperties: false })

/** GET /public/demo-history: how far the made-up past of the demo shop is written; null where none is being written. */
export const DemoHistory = Type.Object({
  writing: Type.Union([Type.Object({ done: Type.Integer(), of: Type.Integer() }), Type.Null()]),
})
export type DemoHistory = Static<typeof DemoHistory>
