import type { CreditDossier } from '../../../shared/api/credit-api.ts'
import type { TradeDossier } from '../../../shared/api/trade-api.ts'
import { creditTerms, firstCredit, termsInWords } from '../../../shared/credit/credit-terms.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { tradeLimits } from '../../../shared/trade/trade-words.ts'
import type { ActionField } from '../../console/act-field.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { staffReads } from '../staff-calls.ts'

export type TradeVerb = 'approve' | 'refuse' | 'ask' | 'hold' | 'release'
export type CreditVerb = 'open' | 'change' | 'hold' | 'release' | 'close'

/** `done` is what has happened to the business. */
type TradeWords = { name: string; done: string; field: ActionField; isDangerous?: boolean }
const words = { kind: 'words', maxLength: tradeLimits.words } as const

const tradeWords: Readonly<Record<TradeVerb, TradeWords>> = {
  approve: {
    name: 'Approve',
    done: 'is approved',
    field: {
      ...words,
      name: 'note',
      label: 'What did you look at?',
      hint: 'The page of the register, the search for the licence. Colleagues read it.',
      missing: 'Say what you looked at.',
    },
  },
  ask: {
    name: 'Ask',
    done: 'is asked; we have emailed the question',
    field: {
      ...words,
      name: 'question',
      label: 'Your question',
      hint: 'It is sent by email and answered on the page of the trade account.',
      missing: 'Type the question.',
    },
  },
  refuse: {
    name: 'Refuse',
    done: 'is refused',
    field: {
      ...words,
      name: 'reason',
      label: 'Why?',
      hint: 'The buyer reads it.',
      missing: 'Say why: the buyer reads it.',
    },
    isDangerous: true,
  },
  hold: {
    name: 'Put on hold',
    done: 'is on hold',
    field: {
      ...words,
      name: 'reason',
      label: 'Why?',
      hint: 'The buyer reads it.',
      missing: 'Say why: the buyer reads it.',
    },
    isDangerous: true,
  },
  release: {
    name: 'Release',
    done: 'is released',
    field: { ...words, name: 'note', label: 'Note', hint: 'Colleagues read it.' },
  },
}

export const tradeVerbName = (verb: TradeVerb): string => tradeWords[verb].name

/** The verbs that fit the state of the account, the next one first. */
export function tradeVerbsOf({ account: { state, change } }: TradeDossier): TradeVerb[] {
  const decide: TradeVerb[] = state === 'applied' || change !== null ? ['approve', 'ask', 'refuse'] : []
  if (state === 'approved') return [...decide, 'hold']
  if (state === 'on_hold') return [...decide, 'release']
  return decide
}

/** A verb on a trade account (STAF-15). */
export function tradeAction(verb: TradeVerb, { client, account }: TradeDossier): PlainAction {
  const { name, done, field, isDangerous = false } = tradeWords[verb]
  const business = account.details.businessName ?? client.name
  return {
    title: `${name}: ${business}`,
    thing: 'The trade account',
    call: `${staffReads.buyer(client.id)}/${verb}`,
    fields: [field],
    nameOf: () => (verb === 'ask' ? `Ask ${business}` : `${name} ${business}`),
    isDangerous,
    done: `${business} ${done}.`,
  }
}

const creditNames: Readonly<Record<CreditVerb, string>> = {
  open: 'Open a credit account',
  change: 'Change limit and terms',
  hold: 'Put credit on hold',
  release: 'Release credit',
  close: 'Close the credit account',
}
const creditDone: Readonly<Record<CreditVerb, string>> = {
  open: 'has a credit account',
  change: 'has other credit terms',
  hold: 'gets no credit for now',
  release: 'gets credit again',
  close: 'has no credit account any more',
}
export const creditVerbName = (verb: CreditVerb): string => creditNames[verb]

export function creditVerbsOf({ account }: CreditDossier): CreditVerb[] {
  switch (account?.state) {
    case 'open':
      return ['change', 'hold', 'close']
    case 'on_hold':
      return ['release', 'change', 'close']
    default:
      return ['open']
  }
}

/** A verb of finance on a credit account (CRED-01). */
export function creditAction(verb: CreditVerb, { client, account }: CreditDossier): PlainAction {
  const hasTerms = verb === 'open' || verb === 'change'
  const { limitMinor, terms } = account ?? firstCredit
  return {
    title: `${creditNames[verb]}: ${client.name}`,
    thing: 'The credit account',
    call: `${staffReads.credit(client.id)}/${verb}`,
    fields: [
      ...(hasTerms
        ? ([
            {
              kind: 'pounds',
              name: 'limitMinor',
              label: 'Limit, in £',
              value: (limitMinor / 100).toFixed(2),
              missing: 'Say how much may be owed.',
            },
            {
              kind: 'choice',
              name: 'terms',
              label: 'To be paid',
              value: terms,
              options: creditTerms.map((value) => ({ value, label: termsInWords(value) })),
            },
          ] as const)
        : []),
      {
        kind: 'words',
        name: 'reason',
        label: 'Why?',
        hint: 'The buyer reads it.',
        maxLength: 500,
        missing: 'Say why: the buyer reads it.',
      },
    ],
    nameOf: ({ limitMinor: limit }) =>
      hasTerms
        ? `${verb === 'open' ? 'Open with' : 'Change to'} ${formatMinor(Number(limit))}`
        : creditNames[verb],
    isDangerous: verb === 'close' || verb === 'hold',
    done: ({ limitMinor: limit }) =>
      `${client.name} ${creditDone[verb]}${hasTerms ? `, up to ${formatMinor(Number(limit))}` : ''}.`,
  }
}

/** Money that came by bank (CRED-07). */
export const markPaidAction = ({ client }: CreditDossier, today: string): PlainAction => ({
  title: `Mark paid: ${client.name}`,
  thing: 'The credit account',
  call: '/api/admin/money/payments',
  fixed: { clientId: client.id },
  fields: [
    { kind: 'pounds', name: 'amountMinor', label: 'Amount, in £', missing: 'Say how much arrived.' },
    { kind: 'day', name: 'receivedOn', label: 'On', value: today, missing: 'Say on which day.' },
    {
      kind: 'line',
      name: 'reference',
      label: 'Bank reference',
      hint: 'As the bank’s statement has it.',
      maxLength: 64,
      missing: 'Type the reference of the bank’s statement.',
    },
    {
      kind: 'list',
      name: 'invoices',
      label: 'For invoices',
      hint: 'Their numbers; the oldest are paid where none is named.',
      maxLength: 400,
    },
    { kind: 'tick', name: 'isSecond', label: 'A second payment of the same day, amount and reference' },
  ],
  nameOf: ({ amountMinor }) => `Mark ${formatMinor(Number(amountMinor))} paid`,
  done: ({ amountMinor }) => `${formatMinor(Number(amountMinor))} of ${client.name} is recorded.`,
})

type Invoice = CreditDossier['invoices'][number]
type Payment = CreditDossier['payments'][number]

/** A debt that no one pays (CRED-09). */
export const writeOffAction = ({ client }: CreditDossier, { number, openMinor }: Invoice): PlainAction => ({
  title: `Write off ${number}: ${client.name}`,
  thing: 'The credit account',
  call: '/api/admin/money/write-offs',
  fixed: { clientId: client.id, invoice: number },
  fields: [
    {
      kind: 'pounds',
      name: 'amountMinor',
      label: 'Amount, in £',
      value: (openMinor / 100).toFixed(2),
      missing: 'Say how much.',
    },
    {
      kind: 'words',
      name: 'reason',
      label: 'Why?',
      hint: 'Above £50.00 of an invoice another person confirms it.',
      maxLength: 500,
      missing: 'Say why.',
    },
  ],
  nameOf: ({ amountMinor }) => `Write off ${formatMinor(Number(amountMinor))}`,
  isDangerous: true,
  done: ({ amountMinor }) => `The write-off of ${formatMinor(Number(amountMinor))} of ${number} is recorded.`,
})

/** A payment that was marked for the wrong buyer, or twice. */
export const undoPaymentAction = (
  { client }: CreditDossier,
  { id, reference, amountMinor }: Payment,
): PlainAction => ({
  title: `Undo ${reference}: ${client.name}`,
  thing: 'The credit account',
  call: `/api/admin/money/payments/${id}/reversal`,
  fields: [{ kind: 'words', name: 'reason', label: 'Why?', maxLength: 500, missing: 'Say why.' }],
  nameOf: () => `Take ${formatMinor(amountMinor)} back`,
  isDangerous: true,
  done: `The payment of ${formatMinor(amountMinor)} by ${client.name} is undone.`,
})

type PayBack = CreditDossier['payBacks'][number]

/** What is beyond all invoices, by bank. */
export const payBackAction = ({ client, overpaidMinor }: CreditDossier): PlainAction => ({
  title: `Pay back: ${client.name}`,
  thing: 'The credit account',
  call: '/api/admin/money/pay-backs',
  fixed: { clientId: client.id },
  fields: [
    {
      kind: 'pounds',
      name: 'amountMinor',
      label: 'Amount, in £',
      hint: 'Without it the money pays the next invoice.',
      value: (overpaidMinor / 100).toFixed(2),
      missing: 'Say how much.',
    },
    {
      kind: 'line',
      name: 'reference',
      label: 'Reference of the transfer',
      hint: 'The buyer finds it on the own statement.',
      maxLength: 64,
      missing: 'Type the reference of the transfer.',
    },
    { kind: 'words', name: 'reason', label: 'Why?', maxLength: 500, missing: 'Say why.' },
  ],
  nameOf: ({ amountMinor }) => `Pay ${formatMinor(Number(amountMinor))} back`,
  done: ({ amountMinor }) =>
    `The transfer of ${formatMinor(Number(amountMinor))} to ${client.name} is recorded.`,
})

/** The second person's word. */
export const confirmPayBackAction = (
  { client }: CreditDossier,
  { id, amountMinor, reference }: PayBack,
): PlainAction => ({
  title: `Confirm ${reference}: ${client.name}`,
  thing: 'The credit account',
  call: `/api/admin/money/pay-backs/${id}/confirmation`,
  fields: [],
  nameOf: () => `Pay ${formatMinor(amountMinor)} back`,
  done: `${formatMinor(amountMinor)} is paid back to ${client.name}.`,
})
