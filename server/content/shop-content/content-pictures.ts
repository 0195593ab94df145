import { randomBytes } from 'node:crypto'
import type { ContentPicture } from '../../../shared/api/shop-content-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { mediaAddress, type MediaStore } from '../../platform/media/media-store.ts'
import { pictureFaultTexts, redrawPicture } from '../../platform/media/redraw-picture.ts'
import { dropFreeContentPictures, insertContentPicture } from './content-picture-queries.ts'

export { isContentPicture } from './content-picture-queries.ts'

type PictureDeps = { database: Database; mediaStore: MediaStore }

const pictureFile = (name: string) => `${name}.webp`
/** As long as a form that was begun is stored in a browser. */
const freeDays = 7
const atATime = 100

/** Re-encodes a picture and stores it for the shop's own content. Throws RequestError 400 for an invalid picture. */
export async function storeContentPicture(
  { database, mediaStore }: PictureDeps,
  { path, by, now }: { path: string; by: string; now: Date },
): Promise<ContentPicture> {
  const result = await redrawPicture(path)
  if (result.kind !== 'drawn') throw badField('file', pictureFaultTexts[result.kind])
  const { picture, width, height } = result.redrawn
  const name = randomBytes(16).toString('hex')
  await mediaStore.put(pictureFile(name), picture, 'image/webp')
  await insertContentPicture(database, { name, uploadedAt: now, uploadedBy: by })
  return { address: mediaAddress(pictureFile(name)), width, height }
}

/** Removes pictures that were uploaded a week ago and that nothing of the shop uses. */
export async function sweepContentPictures({
  database,
  mediaStore,
  clock,
}: PictureDeps & { clock: () => Date }): Promise<void> {
  const before = new Date(clock().getTime() - freeDays * 86_400_000)
  await database.transaction(async (transaction) => {
    for (const name of await dropFreeContentPictures(transaction, { before, most: atATime }))
      await mediaStore.remove(pictureFile(name))
  })
}
