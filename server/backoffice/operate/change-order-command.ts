import type { OrderChange } from '../../../shared/api/order-change-api.ts'
import { unloadings } from '../../../shared/orders/handover.ts'
import { changeCauses } from '../../../shared/orders/order-change.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { changeOrder } from '../../trading/orders/changes/change-order.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readStepWords, type StepWordsRead } from './read-step-words.ts'

/** The words of the command, each with the field it changes. */
const words = {
  contact: { firstname: 'firstname', lastname: 'lastname', email: 'email', phone: 'phone' },
  shipTo: {
    'to-firstname': 'firstname',
    'to-lastname': 'lastname',
    street: 'streetaddress',
    apartment: 'apartment',
    town: 'towncity',
    postcode: 'postcode',
  },
  handover: {
    'po-number': 'poNumber',
    'drop-notes': 'dropNotes',
    opens: 'opensAt',
    closes: 'closesAt',
    receiver: 'receiverName',
    'receiver-phone': 'receiverPhone',
    unloading: 'unloading',
  },
} as const

const named = Object.values(words).flatMap((group) => Object.keys(group))
const usage =
  `orders change <number> ${named.map((name) => `[${name}=<text>]`).join(' ')} [run=YYYY-MM-DD]` +
  ` [cause=${changeCauses.join('|')}] why=<text>`

/** What staff change of an order that was placed; '-' removes the present value (STAF-11). */
export const changeOrderCommand: Command = {
  usage,
  does: 'changes contact, premises, what a driver reads, or the run; unloading is ' + unloadings.join(' or '),
  run: async (database, typed, { actor, publicUrl, clock, openSealer }) => {
    const read = readStepWords(typed, usage)
    const { number, brewerySlug, valueOf, oneOf } = read
    const [why, run] = [valueOf('why'), valueOf('run')]
    if (why === null || brewerySlug !== null) throw new UsageError(usage)
    const wanted: OrderChange = {
      contact: fieldsOf(read, words.contact),
      ...(hasAny(read, words.shipTo) && { shipTo: fieldsOf(read, words.shipTo) }),
      handover: fieldsOf(read, words.handover) as OrderChange['handover'],
      ...(run !== null && { run }),
      ...(valueOf('cause') !== null && { cause: oneOf('cause', changeCauses) }),
      why,
    }
    const deps = { publicUrl, sealer: await openSealer(), now: clock() }
    const { money, documents, deadlines, warnings } = await retryTransaction(database, (transaction) =>
      changeOrder(transaction, { number, wanted, actor }, deps),
    )
    const said = [warnings, money, documents, deadlines].flatMap((sentences) => sentences ?? [])
    return said.map((sentence) => `${sentence}\n`).join('')
  },
}

type Group = Readonly<Record<string, string>>

const hasAny = ({ valueOf }: StepWordsRead, group: Group) =>
  Object.keys(group).some((name) => valueOf(name) !== null)

function fieldsOf({ valueOf }: StepWordsRead, group: Group): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, field]) => {
      const value = valueOf(name)
      return value === null ? [] : [[field, value === '-' ? null : value]]
    }),
  )
}
