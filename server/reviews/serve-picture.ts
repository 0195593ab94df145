import type { Database } from '../database/database.ts'
import { isPictureShown } from './upload-queries.ts'

/**
 * Whether a picture in the media store may be served, by its name: an upload that waits for its review, or a picture of
 * a review that is not hidden.
 */
export const mayServePicture =
  (database: Database) =>
  (name: string): Promise<boolean> =>
    isPictureShown(database, name)
