import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import type { ChangeCause, ChangedField } from '../../../../shared/orders/order-change.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { findBusinessNames } from '../../../parties/trade-accounts/find-business-names.ts'
import { consignmentRows, orderRowById, type OrderRow } from '../order-read-queries.ts'
import { latestPalletPlan, type PalletPlanRow } from '../pallet-plan-queries.ts'
import { pubOf } from '../selling/selling-order-view.ts'
import { type OrderDetails, postcodeOf } from './read-change.ts'
import type { Repriced } from './reprice-delivery.ts'

type Seen = { row: OrderRow; pub: string; plan: PalletPlanRow | null; documentIds: ReadonlySet<string> }

/** A locked order as it is before its details are changed. */
export async function seenBeforeChange(transaction: Database, row: OrderRow): Promise<Seen> {
  const names = await findBusinessNames(transaction, row.clientId === null ? [] : [row.clientId])
  const documents = await findOrderDocuments(transaction, [row.id])
  return {
    row,
    pub: pubOf(row, names.get(row.clientId ?? '')),
    plan: await latestPalletPlan(transaction, row.id),
    documentIds: new Set(documents.map(({ id }) => id)),
  }
}

type Changed = {
  changed: readonly ChangedField[]
  details: OrderDetails
  repriced: readonly Repriced[]
  cause: ChangeCause | null
}

/** What a change did to an order, in sentences: what it costs whom, documents, and the day it comes (STAF-11). */
export async function effectsOfChange(
  transaction: Database,
  { row, pub, plan: was, documentIds }: Seen,
  { changed, details, repriced, cause }: Changed,
): Promise<{ effects: ActionEffects; buyersText: string }> {
  const after = (await orderRowById(transaction, row.id))!
  const plan = await latestPalletPlan(transaction, row.id)
  const documents = await findOrderDocuments(transaction, [row.id])
  const issued = documents.filter(({ id }) => !documentIds.has(id))
  const isMoved = changed.includes('premises')
  const to = postcodeOf(details)
  const effects = {
    money: [
      ...(was === null || plan === null || cause === null ? [] : palletSentences({ was, plan, pub, cause })),
      ...repriced.flatMap((each) => deliverySentences(each, cause)),
      ...backSentences(row, after, pub),
    ],
    documents: [
      ...issued.map(
        ({ kind, totalMinor, aboutId }) =>
          `${kind === 'credit_note' ? 'A credit note' : 'An invoice'}${aboutOf(documents, aboutId)} of ${formatMinor(totalMinor)}.`,
      ),
      ...(isMoved && documentIds.size > 0
        ? [`Documents issued from now on say ${to}. Those issued before stay as they are.`]
        : []),
    ],
    deadlines: await dayPromises(transaction, row, after),
    warnings: [`Changed: ${changed.join(', ')}.`],
  }
  return { effects, buyersText: buyersSentences({ before: row, after, was, plan }).join(' ') }
}

type Compared = { before: OrderRow; after: OrderRow; was: PalletPlanRow | null; plan: PalletPlanRow | null }

/** What the buyer's mail says of it; what others pay is not the buyer's. */
function buyersSentences({ before, after, was, plan }: Compared): string[] {
  const backMinor = before.totalMinor - after.totalMinor
  return [
    ...(was !== null && plan !== null && was.buyerMinor !== plan.buyerMinor
      ? [
          `Your pallet was ${formatMinor(was.buyerMinor)} and is now ${formatMinor(plan.buyerMinor)}, both without VAT.`,
        ]
      : []),
    ...(backMinor <= 0
      ? []
      : [
          before.paymentMethod === 'card'
            ? `${formatMinor(backMinor)} goes back to the card you paid with.`
            : `You have ${formatMinor(backMinor)} less to pay: it is credited on your invoice.`,
        ]),
  ]
}

type Planned = { was: PalletPlanRow; plan: PalletPlanRow; pub: string; cause: ChangeCause }
const bearerNames: Readonly<Record<ChangeCause, string>> = {
  buyer: 'The pub',
  dray: 'Dray',
  carrier: 'Dray, for the carrier,',
  organiser: 'Dray, for the organiser,',
}

function palletSentences({ was, plan, pub, cause }: Planned): string[] {
  const [before, now] = [was.chargeMinor, plan.chargeMinor]
  if (before === now && was.buyerMinor === plan.buyerMinor)
    return [`The pallet costs ${formatMinor(now)} as before, without VAT.`]
  const othersMinor = plan.chargeMinor - plan.buyerMinor - (was.chargeMinor - was.buyerMinor)
  return [
    `The pallet was ${formatMinor(before)} and is now ${formatMinor(now)}, both without VAT.`,
    was.buyerMinor === plan.buyerMinor
      ? `${pub} pays ${formatMinor(plan.buyerMinor)} of it as before.`
      : `${pub} pays ${formatMinor(plan.buyerMinor)} of it, ${formatMinor(was.buyerMinor - plan.buyerMinor)} less than before.`,
    ...(othersMinor > 0 ? [`${bearerNames[cause]} pays the other ${formatMinor(othersMinor)}.`] : []),
    ...(othersMinor < 0 ? [`What others pay of it falls by ${formatMinor(-othersMinor)}.`] : []),
  ]
}

function deliverySentences(
  { name, wasMinor, minor, wasAskedMinor, askedMinor, madeGoodMinor }: Repriced,
  cause: ChangeCause | null,
): string[] {
  if (askedMinor === wasAskedMinor)
    return [`The delivery by ${name} costs ${formatMinor(askedMinor)} as before, without VAT.`]
  return [
    `The delivery by ${name} was ${formatMinor(wasAskedMinor)} and is now ${formatMinor(askedMinor)}, both without VAT.`,
    ...(minor < wasMinor ? [] : [`The pub pays ${formatMinor(minor)} of it as before.`]),
    ...madeGoodSentences({ name, restMinor: askedMinor - minor, madeGoodMinor }, cause),
  ]
}

function madeGoodSentences(
  { name, restMinor, madeGoodMinor }: { name: string; restMinor: number; madeGoodMinor: number },
  cause: ChangeCause | null,
): string[] {
  if (madeGoodMinor > 0)
    return [`${bearerNames[cause ?? 'dray']} makes ${formatMinor(madeGoodMinor)} good to ${name}.`]
  if (madeGoodMinor < 0) return [`What is made good to ${name} falls by ${formatMinor(-madeGoodMinor)}.`]
  return restMinor > 0 ? [`Dray pays the other ${formatMinor(restMinor)}.`] : []
}

function backSentences(before: OrderRow, after: OrderRow, pub: string): string[] {
  const backMinor = before.totalMinor - after.totalMinor
  if (backMinor <= 0) return []
  return [
    before.paymentMethod === 'card'
      ? `${formatMinor(backMinor)} goes back to ${pub}’s card.`
      : `${pub} has ${formatMinor(backMinor)} less to pay.`,
  ]
}

const aboutOf = (documents: readonly { id: string; number: string }[], aboutId: string | null) => {
  const about = documents.find(({ id }) => id === aboutId)
  return about === undefined ? '' : ` to ${about.number}`
}

async function dayPromises(transaction: Database, before: OrderRow, after: OrderRow): Promise<string[]> {
  const [was, is] = [before.pallet?.leavesOn ?? null, after.pallet?.leavesOn ?? null]
  if (is !== null && was !== is)
    return [`It travels on ${dayText(is)}${was === null ? '' : ` instead of ${dayText(was)}`}.`]
  if (after.groupId !== null || is !== null)
    return is === null ? [] : [`It travels on ${dayText(is)} as before.`]
  const parts = await consignmentRows(transaction, [after.id])
  return parts.flatMap(({ breweryName, deliverBy, shippingOption }) =>
    deliverBy === null || shippingOption === 'collection'
      ? []
      : [`What ${breweryName ?? 'Dray'} sends arrives by ${dayText(deliverBy)}.`],
  )
}
