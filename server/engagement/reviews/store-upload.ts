import type { UploadAnswer } from '../../../shared/api/reviews-api.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { pictureFaultTexts, redrawPicture } from '../../platform/media/redraw-picture.ts'
import { insertUpload, isPictureShown, pictureFile, thumbFile, touchPicture } from './upload-queries.ts'
import { uploadView } from './review-view.ts'
import { badField } from '../../platform/errors/common-errors.ts'

type UploadDeps = { database: Database; mediaStore: MediaStore }

/** Re-encodes a picture and stores it for a review of this client. Throws RequestError 400 for an invalid picture. */
export async function storeUpload(
  { database, mediaStore }: UploadDeps,
  { path, clientId, now }: { path: string; clientId: string; now: Date },
): Promise<UploadAnswer> {
  const result = await redrawPicture(path)
  if (result.kind !== 'drawn') throw badField('file', pictureFaultTexts[result.kind])
  const { name, picture, thumb, width, height } = result.redrawn
  const row = { name, width, height, bytes: picture.length }
  // The row comes first, so that no sweep removes the files of a picture during its second upload.
  await touchPicture(database, { ...row, now })
  await mediaStore.put(pictureFile(name), picture, 'image/webp')
  await mediaStore.put(thumbFile(name), thumb, 'image/webp')
  return uploadView(await insertUpload(database, { clientId, picture: name, now }), row)
}

/**
 * Whether a picture in the media store may be served, by its name: an upload that waits for its review, or a picture of
 * a review that is not hidden.
 */
export const mayServePicture =
  (database: Database) =>
  (name: string): Promise<boolean> =>
    isPictureShown(database, name)
