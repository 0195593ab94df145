import { type CreditTerms, isCreditTerms } from '../../../shared/credit/credit-terms.ts'
import { usedCredit } from '../../../shared/credit/used-credit.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { changeCredit } from '../../finance/credit/change-credit.ts'
import { type CreditVerb, isCreditVerb } from '../../finance/credit/credit-verbs.ts'
import { readCreditDossier } from '../../finance/credit/credit-view.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { findUninvoicedTotal } from '../../trading/orders/read-orders.ts'
import { type Command, type OperatorContext, UsageError } from './operator-command.ts'
import { readPounds } from './read-typed-words.ts'

const usage =
  'buyers credit <e-mail> [open|change [limit=<pounds>] [terms=7|14|30|30eom] <reason> | hold|release|close <reason>]'

/** Reads a buyer's credit account, or takes one of finance's verbs on it. */
export const creditCommand: Command = {
  usage,
  does: 'what a buyer may order on account and what is due; opens it with £1,000.00 and 14 days unless said',
  run: async (database, [email, verb, ...words], context) => {
    if (email === undefined) throw new UsageError(usage)
    const clientId = await creditClientOf(database, email)
    if (verb === undefined) return describeCredit(database, clientId, context)
    if (!isCreditVerb(verb)) throw new UsageError(usage)
    const valueOf = (name: string) =>
      words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
    const [limit, terms] = [valueOf('limit'), valueOf('terms')]
    const reason = words.filter((word) => !/^(limit|terms)=/.test(word)).join(' ')
    if (reason === '') throw new UsageError(usage)
    await applyCreditAction(database, context, {
      clientId,
      verb,
      limitMinor: limit === undefined ? undefined : readPounds(limit),
      terms: terms === undefined ? undefined : readTerms(terms),
      reason,
    })
    return describeCredit(database, clientId, context)
  },
}

type CreditCommandsInput = {
  clientId: string
  verb: CreditVerb
  limitMinor?: number | undefined
  terms?: CreditTerms | undefined
  reason: string
}

/** Takes a verb on a credit account as the operator. Throws RequestError as changeCredit. */
export async function applyCreditAction(
  database: Database,
  { actor, publicUrl, clock }: OperatorContext,
  input: CreditCommandsInput,
): Promise<void> {
  const by = { actor, publicUrl, now: clock() }
  await database.transaction((transaction) => changeCredit(transaction, { ...input, ...by }))
}

/** A credit account as text: state, limit, what is used, and every invoice that is open. */
export async function describeCredit(
  database: Database,
  clientId: string,
  { clock }: Pick<OperatorContext, 'clock'>,
): Promise<string> {
  const dossier = await readCreditDossier(database, clientId, {
    uninvoicedOf: findUninvoicedTotal,
    now: clock(),
  })
  const { account, client, overpaidMinor } = dossier
  if (account === null) return `${client.name} has no credit account.\n`
  const { state, limitMinor, terms, usedMinor, leftMinor, reason } = account
  return [
    `${client.name}: ${state}, ${formatMinor(limitMinor)}, ${terms} days, ` +
      `used ${formatMinor(usedCredit(usedMinor).usedMinor)}, left ${formatMinor(leftMinor)}`,
    ...(reason === null ? [] : [`  ${reason}`]),
    ...(overpaidMinor === 0 ? [] : [`  ${formatMinor(overpaidMinor)} paid beyond all invoices`]),
    ...dossier.invoices.map(
      ({ number, dueOn, openMinor, daysLate }) =>
        `  ${number}  ${formatMinor(openMinor)}  due ${dueOn ?? 'on no day'}${daysLate > 0 ? `, ${daysLate} days late` : ''}`,
    ),
    ...dossier.payments.map(
      ({ id, amountMinor, receivedOn, reference, undoneReason }) =>
        `  paid ${receivedOn}  ${formatMinor(amountMinor)}  ${reference}  ${id}${undoneReason === null ? '' : `  undone: ${undoneReason}`}`,
    ),
    '',
  ].join('\n')
}

/** The client of an address. Throws RequestError 404. */
export async function creditClientOf(database: Database, email: string): Promise<string> {
  const client = await findClientByEmail(database, email)
  if (client === null) throw notFound('The client')
  return client.id
}

function readTerms(text: string): CreditTerms {
  if (!isCreditTerms(text)) throw new UsageError('Terms are 7, 14, 30 or 30eom.')
  return text
}
