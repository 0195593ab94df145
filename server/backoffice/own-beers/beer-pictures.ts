import { randomBytes } from 'node:crypto'
import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RangeBeer } from '../../catalogue/beers/range/own-range.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { mediaAddress, type MediaStore } from '../../platform/media/media-store.ts'
import { pictureFaultTexts, redrawPicture } from '../../platform/media/redraw-picture.ts'
import { dropFreeBeerPictures, hasBeerPicture, insertBeerPicture } from './beer-change-queries.ts'

type PictureDeps = { database: Database; mediaStore: MediaStore }

const pictureFile = (name: string) => `${name}.webp`
/** How long a picture may wait for its change. */
const freeHours = 24
const atATime = 200

/**
 * Re-encodes a picture and stores it for a beer. Only its brewery and the staff see it until a beer shows it. Answers the
 * address it will have; throws RequestError 400 for an invalid picture.
 */
export async function bringBeerPicture(
  { database, mediaStore }: PictureDeps,
  { path, breweryId, now }: { path: string; breweryId: string; now: Date },
): Promise<{ address: string }> {
  const result = await redrawPicture(path)
  if (result.kind !== 'drawn') throw badField('file', pictureFaultTexts[result.kind])
  // Not named by its content: the same picture of another brewery is another one.
  const name = randomBytes(16).toString('hex')
  await insertBeerPicture(database, { name, breweryId, broughtAt: now })
  await mediaStore.put(pictureFile(name), result.redrawn.picture, 'image/webp')
  return { address: mediaAddress(pictureFile(name)) }
}

/** The bytes of a picture that a brewery brought; of any brewery without one. Throws RequestError 404. */
export async function readBeerPicture(
  { database, mediaStore }: PictureDeps,
  { name, breweryId }: { name: string; breweryId?: string },
): Promise<Buffer> {
  const bytes = (await hasBeerPicture(database, { name, breweryId }))
    ? await mediaStore.read(pictureFile(name))
    : null
  if (bytes === null) throw notFound('The picture')
  return Buffer.from(bytes)
}

/** Throws RequestError 400 unless the address is that of a picture the brewery brought, or the present one. */
async function requireOwnPicture(
  database: Database,
  { breweryId, address, beer }: { breweryId: string; address: string; beer: RangeBeer | null },
): Promise<void> {
  const stands = beer?.picture ?? null
  return requireBroughtPicture(database, { breweryId, address, stands, field: 'picture' })
}

/** The same of the pictures of a beer's words, its own and the further ones. */
export async function requireOwnPictures(
  database: Database,
  { breweryId, words, beer }: { breweryId: string; words: Partial<BeerWords>; beer: RangeBeer | null },
): Promise<void> {
  const { picture, gallery = [] } = words
  if (picture) await requireOwnPicture(database, { breweryId, address: picture, beer })
  for (const { address } of gallery) {
    const stands = beer?.gallery.some((one) => one.address === address) ? address : null
    await requireBroughtPicture(database, { breweryId, address, stands, field: 'gallery' })
  }
}

/** The same of any picture; `stands` is the address that may stay whichever brewery brought it. */
export async function requireBroughtPicture(
  database: Database,
  {
    breweryId,
    address,
    stands,
    field,
  }: { breweryId: string; address: string; stands: string | null; field: string },
): Promise<void> {
  if (stands === address) return
  const name = pictureNameOf(address)
  if (name === null || !(await hasBeerPicture(database, { name, breweryId })))
    throw badField(field, 'The picture is not there any more. Add it again.')
}

/** The name of a stored picture in its address; null for any other address. */
export const pictureNameOf = (address: string): string | null =>
  /^\/media\/kept\/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? null

/** Removes pictures that no change took within a day. */
export async function sweepBeerPictures({
  database,
  mediaStore,
  clock,
}: PictureDeps & { clock: () => Date }): Promise<void> {
  const before = new Date(clock().getTime() - freeHours * 3_600_000)
  await database.transaction(async (transaction) => {
    for (const name of await dropFreeBeerPictures(transaction, { before, most: atATime }))
      await mediaStore.remove(pictureFile(name))
  })
}
