import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { carrierBilledBefore, carrierBillUndone } from '../../platform/errors/payout-errors.ts'
import { nameGroup } from '../../catalogue/groups/name-group.ts'
import { carrierBill } from '../ledger/booking-rules.ts'
import { isBooked, postLedger, reverseBooking } from '../ledger/post-ledger.ts'
import { readBalance } from '../ledger/read-balances.ts'
import { requireRunOf, type Run } from '../../parties/runs/find-runs.ts'

type ActionContext = { actor: Actor; now: Date }
/** A bill by its run, of a group and a day 'YYYY-MM-DD', and the carrier's number of it. */
type NamedBill = { group: string; day: string; reference: string }
type NewBill = NamedBill & {
  netMinor: number
  /** Of a carrier without VAT it is left out. */ vatMinor?: number
}

/** What carriers of the run cost in all from then on, in pence without VAT, and what a preview says. */
export type CarrierBilling = { costMinor: number; effects: ActionEffects }

const keyOf = (runId: string, reference: string) => `carrier_bill:${runId}:${reference}`

/**
 * Books what a carrier charges for a run, in pence: Dray's cost, paid by bank (LEDG-05). Needs a transaction; throws RequestError 404
 * for an unknown run, 400 for a bad field, 409 for a bill that is booked already.
 */
export async function billCarrier(
  transaction: Database,
  { group, day, netMinor, vatMinor = 0, reference: given, actor, now }: NewBill & ActionContext,
): Promise<CarrierBilling> {
  const run = await requireRunOf(transaction, (await nameGroup(transaction, group)).id, day)
  const reference = readReference(given)
  if (!Number.isInteger(netMinor) || netMinor < 1) throw badField('netMinor', 'A bill is more than £0.00.')
  if (!Number.isInteger(vatMinor) || vatMinor < 0 || vatMinor > netMinor)
    throw badField('vatMinor', 'The VAT of a bill is between nothing and its net.')
  const isNew = await postLedger(transaction, {
    event: 'carrier_bill',
    key: keyOf(run.id, reference),
    entries: carrierBill({ netMinor, vatMinor }, run.id),
    actor: actor.name,
    reason: `Bill ${reference} of ${run.carrier}`,
    now,
  })
  if (!isNew) throw carrierBilledBefore(reference)
  const after = { reference, netMinor, vatMinor }
  const subject = { kind: 'run' as const, id: run.id }
  await writeAudit(transaction, { at: now, actor, verb: 'carrier billed', subject, after })
  return billingOf(transaction, run, [
    `${formatMinor(netMinor + vatMinor)} leaves the bank for bill ${reference} of ${run.carrier}, ${formatMinor(vatMinor)} of it VAT.`,
  ])
}

/**
 * Takes a booked bill back by a reversing entry. Needs a transaction; throws RequestError 400 without a reason, 404 for an
 * unknown bill, 409 for one that was taken back before.
 */
export async function undoCarrierBill(
  transaction: Database,
  { group, day, reference, reason: given, actor, now }: NamedBill & ActionContext & { reason: string },
): Promise<CarrierBilling> {
  const run = await requireRunOf(transaction, (await nameGroup(transaction, group)).id, day)
  const reason = given.trim()
  if (reason === '') throw badField('reason', 'Say why the bill is taken back.')
  const key = keyOf(run.id, reference.trim())
  if (!(await isBooked(transaction, key))) throw notFound('The bill')
  if (!(await reverseBooking(transaction, { key, reason, actor: actor.name, now }))) throw carrierBillUndone()
  const verb = 'carrier bill taken back'
  await writeAudit(transaction, {
    at: now,
    actor,
    verb,
    subject: { kind: 'run', id: run.id },
    reason,
    after: { reference },
  })
  return billingOf(transaction, run, [`Bill ${reference.trim()} of ${run.carrier} is taken back.`])
}

async function billingOf(transaction: Database, run: Run, money: string[]): Promise<CarrierBilling> {
  const costMinor = await readBalance(transaction, 'carrier', { owner: run.id })
  const sum = `The carriers of the run of ${dayText(run.day)} cost ${formatMinor(costMinor)} without VAT.`
  return { costMinor, effects: { money: [...money, sum] } }
}

function readReference(given: string): string {
  const reference = given.trim()
  if (reference === '' || reference.length > 64)
    throw badField('reference', 'Enter the bill number (up to 64 characters).')
  return reference
}
