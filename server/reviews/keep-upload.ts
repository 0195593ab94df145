import type { UploadAnswer } from '../../shared/api/reviews.ts'
import { reviewTexts } from '../../shared/review-limits.ts'
import type { Database } from '../database/connect.ts'
import { badField } from '../errors.ts'
import type { MediaStore } from '../media/media-store.ts'
import { redrawPicture } from '../media/redraw-picture.ts'
import { pictureFile, thumbFile } from './picture-files.ts'
import { uploadView } from './review-view.ts'
import { insertUpload, touchPicture } from './upload-queries.ts'

type Services = { database: Database; mediaStore: MediaStore }

const faults = {
  'wrong-type': reviewTexts.pictureOfWrongType,
  'too-many-pixels': reviewTexts.pictureTooManyPixels,
  unreadable: reviewTexts.pictureUnreadable,
}

/** Draws a picture anew and keeps it for a review of this client. Throws RequestError 400 for what is no such picture. */
export async function keepUpload(
  { database, mediaStore }: Services,
  { path, clientId, now }: { path: string; clientId: string; now: Date },
): Promise<UploadAnswer> {
  const result = await redrawPicture(path)
  if (result.kind !== 'drawn') throw badField('file', faults[result.kind])
  const { name, picture, thumb, width, height } = result.redrawn
  const row = { name, width, height, bytes: picture.length }
  // First the row, so that nobody removes the files of a picture that is being stored again.
  await touchPicture(database, { ...row, now })
  await mediaStore.put(pictureFile(name), picture, 'image/webp')
  await mediaStore.put(thumbFile(name), thumb, 'image/webp')
  return uploadView(await insertUpload(database, { clientId, picture: name, now }), row)
}
