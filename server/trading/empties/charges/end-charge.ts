import type { Static } from 'typebox'
import type { ChargeFound, ChargeWithdrawal } from '../../../../shared/api/empties-charges-api.ts'
import { countLots } from '../../../../shared/empties/charge-sums.ts'
import { containersText } from '../../../../shared/deposits/container-names.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import { systemActor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { chargeOver, moreFoundThanCharged } from '../../../platform/errors/empties-errors.ts'
import { insertMovement, lockLevel } from '../container-level-queries.ts'
import type { Acting } from '../require-cell.ts'
import { type ChargeRow, chargeRow, chargeRows, updateCharge } from './charge-queries.ts'
import { creditFound } from './credit-found.ts'
import { notifyOfCharge } from './notify-of-charge.ts'

/** A brewery takes back what it announced, with a reason. Throws RequestError 404, 400, and 409 once it is invoiced or over. */
export async function withdrawCharge(
  transaction: Database,
  { actor, breweryId, publicUrl, now }: Acting,
  { charge: id, note: given }: Static<typeof ChargeWithdrawal> & { charge: string },
): Promise<ActionEffects> {
  const charge = await lockCharge(transaction, { id, breweryId })
  if (charge.state !== 'announced') throw chargeOver()
  const note = given.trim()
  if (note === '') throw badField('note', 'Say why: the pub reads it.')
  const ended = { state: 'withdrawn' as const, endedAt: now.toISOString(), endNote: note }
  const row = await updateCharge(transaction, id, ended)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'container charge withdrawn',
    subject: { kind: 'brewery', id: breweryId },
    reason: note,
    after: { charge: id },
  })
  await notifyOfCharge(transaction, { row, news: 'withdrawn', publicUrl, now })
  const left = countLots(charge.lots)
  return {
    money: [`Nothing is charged for ${containersText(left, charge.kind)}.`],
    stock: [`${containersText(left, charge.kind)} ${left === 1 ? 'stays' : 'stay'} at the pub by the books.`],
  }
}

/**
 * Lost containers that were charged are found: with the brewery again, or at the pub. Their charge is credited (EMPT-06).
 * Throws RequestError 404, and 409 for more than are charged.
 */
export async function findCharged(
  transaction: Database,
  { actor, breweryId, publicUrl, now }: Acting,
  { charge: id, count, where, note: given = null }: Static<typeof ChargeFound> & { charge: string },
): Promise<ActionEffects> {
  const charge = await lockCharge(transaction, { id, breweryId })
  const left = charge.state === 'invoiced' ? countLots(charge.lots) : 0
  if (count > left) throw moreFoundThanCharged({ text: containersText(left, charge.kind), left })
  const note = given?.trim() || null
  const document = await creditFound(transaction, { charge, count, actor, note, publicUrl, now })
  const { placeId, kind } = charge
  const back = { placeId, breweryId, kind, what: 'back' as const, count, actor, note }
  if (where === 'back') await insertMovement(transaction, { ...back, at: now.toISOString() })
  const found = `${containersText(count, kind)} ${count === 1 ? 'is' : 'are'}`
  return {
    stock: [where === 'back' ? `${found} back with you.` : `${found} at the pub again, by the books.`],
    ...(document !== null && {
      money: [`The pub owes ${formatMinor(document.totalMinor)} less, and so much less is due to you.`],
      documents: [`Credit note ${document.number}: ${formatMinor(document.totalMinor)}.`],
    }),
  }
}

/** A client who leaves is charged no more: what was announced is over. */
export async function dropCharges(transaction: Database, clientId: string, now: Date): Promise<void> {
  for (const { id, state } of await chargeRows(transaction, { clientId, since: now }))
    if (state === 'announced')
      await updateCharge(transaction, id, {
        state: 'withdrawn',
        endedAt: now.toISOString(),
        endNote: `${systemActor.name}: the client has left.`,
      })
}

/** A brewery's own charge, under the lock of its cell. */
async function lockCharge(
  transaction: Database,
  { id, breweryId }: { id: string; breweryId: string },
): Promise<ChargeRow> {
  const seen = isUuid(id) ? await chargeRow(transaction, id) : null
  if (seen === null || seen.breweryId !== breweryId) throw notFound('The charge')
  await lockLevel(transaction, seen)
  return (await chargeRow(transaction, id))!
}
