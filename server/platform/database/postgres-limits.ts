/** How long a connection to a server may take; milliseconds where nothing else is said. */
export type PostgresLimits = {
  /** For a new connection, and for a turn at one that others hold. */
  connectMs: number
  statementMs: number
  lockMs: number
  /** For a transaction that asks nothing: what it has locked is given back. */
  idleInTransactionMs: number
  /** Past this a statement's answer is not waited for and its connection is closed: the network may be gone. */
  answerMs: number
  /** Age at which a connection is replaced, so that a database that moved is found. */
  lifetimeSeconds: number
}

/** Limits of a process that answers requests. A statement's own limit comes first, and its error says more. */
export const servingLimits: PostgresLimits = {
  connectMs: 3000,
  statementMs: 10_000,
  lockMs: 3000,
  idleInTransactionMs: 15_000,
  answerMs: 12_000,
  lifetimeSeconds: 300,
}

const hourMs = 3_600_000

/** Limits of a command that an operator watches: an import may lock and work for long. */
export const commandLimits: PostgresLimits = {
  ...servingLimits,
  statementMs: hourMs,
  lockMs: 60_000,
  idleInTransactionMs: hourMs,
  answerMs: hourMs,
  lifetimeSeconds: 0,
}

/** A connection that stays idle asks for a sign of life after this long. */
export const keepAliveMs = 5000
