import { hash } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { loadSharp } from '../../platform/media/keep-picture.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { pictureFile, thumbFile, insertUpload, touchPicture } from './upload-queries.ts'

type Drawn = { picture: Buffer; thumb: Buffer; clientId: string; now: Date }

/** Stores a picture of ours that is WebP already, and returns its upload. */
export async function keepDrawnPicture(
  { database, mediaStore }: { database: Database; mediaStore: MediaStore },
  { picture, thumb, clientId, now }: Drawn,
): Promise<string> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(picture).metadata()
  const name = hash('sha256', picture, 'hex').slice(0, 32)
  await touchPicture(database, { name, width, height, bytes: picture.length, now })
  await mediaStore.put(pictureFile(name), picture, 'image/webp')
  await mediaStore.put(thumbFile(name), thumb, 'image/webp')
  return insertUpload(database, { clientId, picture: name, now })
}
