import { awrsStatuses, exclusionReasons } from '../../../shared/standing/standing-conditions.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { acceptAgreement } from '../../parties/brewery-standing/accept-agreement.ts'
import type { StandingChange } from '../../parties/brewery-standing/change-standing.ts'
import { findStanding } from '../../parties/brewery-standing/find-standing.ts'
import { pauseSales, resumeSales } from '../../parties/brewery-standing/pause-sales.ts'
import { recordAwrsCheck, recordAwrsExclusion } from '../../parties/brewery-standing/record-awrs-entry.ts'
import { saveDocuments } from '../../parties/brewery-standing/save-approval-documents.ts'
import { reinstateBrewery, suspendBrewery } from '../../parties/brewery-standing/suspend-brewery.ts'
import { type Command, type OperatorContext, UsageError } from './operator-command.ts'
import { readDocuments } from './read-issued-documents.ts'

type Verb = {
  usage: string
  does: string
  /** Words after the slug, all of which must be there. */
  words: number
  run: (
    transaction: Database,
    change: StandingChange,
    words: string[],
    context: OperatorContext,
  ) => Promise<unknown>
}

/** The approval of a brewery, by the use cases of the staff's calls. */
export const standingCommands: Record<string, Command> = {
  standing: {
    usage: 'breweries standing <slug>',
    does: 'whether a brewery may sell, and what is missing',
    run: async (database, [slug], { clock }) => {
      if (slug === undefined) throw new UsageError('breweries standing <slug>')
      return describe(database, slug, clock())
    },
  },
  'awrs-check': commandOf({
    usage: 'breweries awrs-check <slug> <number> <looked-up-at> <status> <name-on-register> <evidence-file>',
    does: `a look-up in the AWRS register: ${awrsStatuses.join(', ')}; a file is PDF, PNG, JPEG or text`,
    words: 5,
    run: async (transaction, change, [awrsNumber, at, status, name, file], { readFile }) =>
      recordAwrsCheck(transaction, {
        ...change,
        awrsNumber: awrsNumber!,
        lookedUpAt: new Date(at!),
        nameOnRegister: name === '-' ? null : name!,
        status: status as (typeof awrsStatuses)[number],
        evidence: await readFile(file!),
      }),
  }),
  'awrs-exclude': commandOf({
    usage: 'breweries awrs-exclude <slug> <reason> <ends-on> <evidence-file>',
    does: `no approval is needed: ${exclusionReasons.join(', ')}; ends within 12 months`,
    words: 3,
    run: async (transaction, change, [reason, endsOn, file], { readFile }) =>
      recordAwrsExclusion(transaction, {
        ...change,
        reason: reason as (typeof exclusionReasons)[number],
        endsOn: endsOn!,
        evidence: await readFile(file!),
      }),
  }),
  papers: {
    usage: 'breweries papers <slug> [legal-name=…] [address=…, …] [company=…] [vat=<number>|not-registered]',
    does: 'what a brewery states for its documents; the address with commas between its lines',
    run: async (database, [slug, ...words], context) => {
      if (slug === undefined || words.length === 0) throw new UsageError(standingCommands['papers']!.usage)
      const papers = readDocuments(words)
      return take(database, slug, context, (transaction, change) =>
        saveDocuments(transaction, { ...change, papers }),
      )
    },
  },
  agreement: commandOf({
    usage: 'breweries agreement <slug> <version> <accepted-by>',
    does: 'a brewery accepted the agency agreement',
    words: 2,
    run: (transaction, change, [version, name]) =>
      acceptAgreement(transaction, { ...change, version: version!, name: name! }),
  }),
  suspend: commandOf({
    usage: 'breweries suspend <slug> <reason>',
    does: 'takes no orders, and its open parts stop',
    words: 1,
    run: (transaction, change, [reason]) => suspendBrewery(transaction, { ...change, reason: reason! }),
  }),
  reinstate: commandOf({
    usage: 'breweries reinstate <slug>',
    does: 'ends a suspension',
    words: 0,
    run: reinstateBrewery,
  }),
  pause: commandOf({
    usage: 'breweries pause <slug> <until-day>|open',
    does: 'takes no orders until a day, or until resumed; open parts go on',
    words: 1,
    run: (transaction, change, [until]) =>
      pauseSales(transaction, { ...change, until: until === 'open' ? null : until! }),
  }),
  resume: commandOf({
    usage: 'breweries resume <slug>',
    does: 'ends a pause',
    words: 0,
    run: resumeSales,
  }),
}

function commandOf({ usage, does, words: wanted, run }: Verb): Command {
  return {
    usage,
    does,
    run: async (database, [slug, ...words], context) => {
      if (slug === undefined || words.length !== wanted) throw new UsageError(usage)
      return take(database, slug, context, (transaction, change) => run(transaction, change, words, context))
    },
  }
}

async function take(
  database: Database,
  slug: string,
  { actor, clock }: OperatorContext,
  verb: (transaction: Database, change: StandingChange) => Promise<unknown>,
): Promise<string> {
  const now = clock()
  const { id: breweryId } = await nameBrewery(database, slug)
  await database.transaction((transaction) => verb(transaction, { breweryId, actor, now }))
  return describe(database, slug, now)
}

async function describe(database: Database, slug: string, now: Date): Promise<string> {
  const { id, name } = await nameBrewery(database, slug)
  const { isCleared, closure, missing, awrs } = await findStanding(database, { id, slug, name }, now)
  const until = awrs.goodUntil === null ? '' : `; AWRS entry good until ${awrs.goodUntil}`
  const head = isCleared ? `${name} is cleared to sell${until}.` : `${name} is not cleared to sell${until}.`
  const paused = isCleared && closure !== null ? [closure.text] : []
  return [head, ...paused, ...missing.map(({ text }) => `  ${text}`)].join('\n') + '\n'
}
