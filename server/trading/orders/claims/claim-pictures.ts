import { randomBytes } from 'node:crypto'
import { mostClaimPictures } from '../../../../shared/orders/claim-kinds.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import type { MediaStore } from '../../../platform/media/media-store.ts'
import { pictureFaultTexts, redrawPicture } from '../../../platform/media/redraw-picture.ts'
import { orderRow } from '../order-read-queries.ts'
import {
  type ClaimPictureRow,
  dropFreePictures,
  insertPicture,
  pictureOfClaim,
  takePictures,
} from './claim-picture-queries.ts'

type PictureDeps = { database: Database; mediaStore: MediaStore }

const pictureFile = (name: string) => `${name}.webp`
/** How long a picture may wait for its claim. */
const freeHours = 24
const atATime = 200

/**
 * Re-encodes a picture and stores it for a claim that its client is writing about an own order. Throws RequestError 400
 * for an invalid picture, 404 for another's order.
 */
export async function bringPicture(
  { database, mediaStore }: PictureDeps,
  { path, number, clientId, now }: { path: string; number: string; clientId: string; now: Date },
): Promise<ClaimPictureRow> {
  const order = await orderRow(database, { clientId }, number)
  if (order === null) throw notFound('The order')
  const result = await redrawPicture(path)
  if (result.kind !== 'drawn') throw badField('file', pictureFaultTexts[result.kind])
  const { picture, width, height } = result.redrawn
  // Not named by its content: someone who has the same picture must not find it.
  const name = randomBytes(16).toString('hex')
  const broughtAt = now.toISOString()
  const row = await insertPicture(database, { orderId: order.id, clientId, name, width, height, broughtAt })
  await mediaStore.put(pictureFile(name), picture, 'image/webp')
  return row
}

/** Gives a buyer's pictures to a claim. Throws RequestError 400 for more than four, and for others' or used ones. */
export async function attachPictures(
  transaction: Database,
  {
    ids,
    clientId,
    ...claim
  }: { ids: readonly string[]; orderId: string; claimId: string; clientId: string | null },
): Promise<void> {
  if (ids.length > mostClaimPictures) throw badField('pictures', 'A claim has at most 4 pictures.')
  const known = ids.every(isUuid) && clientId !== null
  const taken = known ? await takePictures(transaction, { ...claim, ids, clientId }) : 0
  if (taken !== ids.length)
    throw badField('pictures', 'One of the pictures is not there any more. Add it again.')
}

/** The bytes of a picture of a claim. Throws RequestError 404. */
export async function readClaimPicture(
  { database, mediaStore }: PictureDeps,
  wanted: { claimId: string; id: string },
): Promise<Buffer> {
  const row = await pictureOfClaim(database, wanted)
  const bytes = row && (await mediaStore.read(pictureFile(row.name)))
  if (bytes === null) throw notFound('The picture')
  return Buffer.from(bytes)
}

/** Removes pictures that no claim took within a day. */
export async function sweepClaimPictures({
  database,
  mediaStore,
  clock,
}: PictureDeps & { clock: () => Date }) {
  const before = new Date(clock().getTime() - freeHours * 3_600_000)
  await database.transaction(async (transaction) => {
    for (const name of await dropFreePictures(transaction, { before, most: atATime }))
      await mediaStore.remove(pictureFile(name))
  })
}
