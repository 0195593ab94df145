import type { CreditDossier } from '../../../shared/api/credit-api.ts'
import type { CreditState } from '../../../shared/credit/credit-terms.ts'
import { usedCredit } from '../../../shared/credit/used-credit.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'

const states: Readonly<Record<CreditState, string>> = {
  open: 'orders on account',
  on_hold: 'is on hold and orders nothing on account',
  closed: 'orders no longer on account; what is owed stays owed',
}

/** What an action of finance does to a credit account, in sentences, from its state before and after. Pure. */
export function effectsOfCredit(before: CreditDossier, after: CreditDossier): ActionEffects {
  return {
    money: [
      ...limitSentences(before, after),
      ...invoiceSentences(before, after),
      ...restSentences(before, after),
    ],
    deadlines:
      after.account !== null && after.account.state !== before.account?.state
        ? [`${after.client.name} ${states[after.account.state]}.`]
        : [],
  }
}

function limitSentences({ account: old }: CreditDossier, { account }: CreditDossier): string[] {
  if (account === null || account.state === 'closed') return []
  const said = []
  if (old?.limitMinor !== account.limitMinor || old.state === 'closed')
    said.push(
      `The limit is ${formatMinor(account.limitMinor)}, ${formatMinor(usedCredit(account.usedMinor).usedMinor)} of it used` +
        (old === null ? '.' : `; it was ${formatMinor(old.limitMinor)}.`),
    )
  if (old?.terms !== account.terms) said.push(`Invoices are to be paid ${account.termsText}.`)
  return said
}

/** Invoices of which more or less is open than before. */
function invoiceSentences(before: CreditDossier, after: CreditDossier): string[] {
  const numbers = [...new Set([...before.invoices, ...after.invoices].map(({ number }) => number))]
  return numbers.flatMap((number) => {
    const [was, is] = [openOf(before, number), openOf(after, number)]
    if (was === is) return []
    return [
      is === 0
        ? `Nothing of ${number} is open any more: it was ${formatMinor(was)}.`
        : `${formatMinor(is)} of ${number} is open; it was ${formatMinor(was)}.`,
    ]
  })
}

const openOf = ({ invoices }: CreditDossier, number: string): number =>
  invoices.find((invoice) => invoice.number === number)?.openMinor ?? 0

const isBack = ({ payBacks }: CreditDossier, id: string) =>
  payBacks.some((payBack) => payBack.id === id && payBack.state === 'done')

function restSentences(before: CreditDossier, after: CreditDossier): string[] {
  const change = after.overpaidMinor - before.overpaidMinor
  if (change > 0) return [`${formatMinor(change)} is beyond all invoices and waits for the next one.`]
  if (change === 0) return []
  const back = after.payBacks.find(({ id }) => isBack(after, id) && !isBack(before, id))
  if (back === undefined) return [`${formatMinor(-change)} less is paid beyond all invoices.`]
  const rest = after.overpaidMinor
  return [
    `${formatMinor(back.amountMinor)} goes back to ${after.client.name} by bank, as ‘${back.reference}’.`,
    rest === 0 ? 'Nothing is left beyond all invoices.' : `${formatMinor(rest)} stays for the next invoice.`,
  ]
}
