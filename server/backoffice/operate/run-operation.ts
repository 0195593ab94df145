import { cutText } from '../../../shared/format/cut-text.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { requireStaffRole } from '../../parties/roles/require-role.ts'
import { readOptions } from './command-options.ts'
import { isReading, staffWhoMay } from './command-rights.ts'
import { commandFor, findCommand } from './find-command.ts'
import { NothingThere, type OperatorContext, UsageError } from './operator-command.ts'

/** 0 done, 1 refused or failed, 2 typed wrongly, 3 there is no such thing (OPER-05). */
export type Operation = { status: 0 | 1 | 2 | 3; text: string }
type Caller = Omit<OperatorContext, 'actor'> & {
  /** The user and machine of the person who typed the command, such as 'jan@cellar'. */
  typedBy: string
  /** Of a failure that is no refusal. */
  fail: (error: unknown) => void
}

/** Runs a command line with its options; throws nothing. What it changed, or was refused, is recorded in the audit trail. */
export async function runOperation(
  database: Database,
  typed: readonly string[],
  caller: Caller,
): Promise<Operation> {
  const isJson = typed.includes('--json')
  try {
    const text = await operate(database, typed, caller)
    return { status: 0, text: isJson ? asJson(text) : text }
  } catch (error) {
    const status = statusOf(error)
    const { code, field } = error as RequestError
    const message = messageOf(error as Error)
    if (status === 1 && !(error instanceof RequestError)) caller.fail(error)
    const refusal = { done: false, code: code ?? null, field: field ?? null, message }
    return { status, text: `${isJson ? JSON.stringify(refusal, null, 2) : message}\n` }
  }
}

async function operate(database: Database, typed: readonly string[], caller: Caller): Promise<string> {
  const { words, options } = readOptions(typed)
  const { subject, verb, command, rest } = findCommand(words)
  const operator: Actor = {
    clientId: null,
    name: `operator ${caller.typedBy}`,
    role: 'operator',
    by: 'command',
  }
  const actor = options.as === null ? operator : await staffMember(database, options.as, { subject, verb })
  const context: OperatorContext = { ...caller, actor }
  if (options.isDryRun && command.dryRun === 'own')
    return commandFor([...words, '--dry-run'])(database, context)
  if (options.isDryRun && command.dryRun === 'none')
    throw new UsageError(`'${subject} ${verb}' works outside of the database too: it has no dry run.`)
  if (options.isDryRun) return dryRun(database, (transaction) => commandFor(words)(transaction, context))
  if (isReading(verb)) return commandFor(words)(database, context)
  const note = (outcome: object) =>
    writeAudit(database, {
      at: caller.clock(),
      actor,
      verb: `operate ${subject} ${verb}`,
      subject: { kind: 'command', id: subjectOf(rest) },
      reason: options.reason,
      after: outcome,
    })
  try {
    const text = await commandFor(words)(database, context)
    await note({ done: true })
    return text
  } catch (error) {
    await note({ done: false, code: error instanceof RequestError ? error.code : (error as Error).name })
    throw error
  }
}

async function staffMember(
  database: Database,
  email: string,
  { subject, verb }: { subject: string; verb: string },
): Promise<Actor> {
  const client = await findClientByEmail(database, email)
  if (client === null) throw new NothingThere(`There is no account with the address ${email}.`)
  const role = await requireStaffRole(database, client.id, staffWhoMay(subject, verb))
  return { clientId: client.id, name: client.name || client.email, role, by: 'command' }
}

/** What a command says and would do; all of it is taken back. */
async function dryRun(database: Database, run: (transaction: Database) => Promise<string>): Promise<string> {
  let text = ''
  await database
    .transaction(async (transaction) => {
      text = await run(transaction)
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  return `${text}Nothing was done: this was a dry run.\n`
}

class TakenBack extends Error {}

/** Of a failed statement its cause: its own message repeats its values, which may be of people. */
const messageOf = (error: Error): string =>
  'params' in error && error.cause instanceof Error ? error.cause.message : error.message

function statusOf(error: unknown): 1 | 2 | 3 {
  if (error instanceof UsageError) return 2
  return error instanceof NothingThere || (error instanceof RequestError && error.status === 404) ? 3 : 1
}

/** The first word after the verb, but never an address of a person: the trail is longer-lived than an account. */
const subjectOf = ([first = '-']: readonly string[]) => (first.includes('@') ? '-' : cutText(first, 200))

function asJson(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '')
  return `${JSON.stringify({ done: true, ...(readJson(text) ?? { lines }) }, null, 2)}\n`
}

function readJson(text: string): { answer: unknown } | null {
  try {
    return { answer: JSON.parse(text) }
  } catch {
    return null
  }
}
