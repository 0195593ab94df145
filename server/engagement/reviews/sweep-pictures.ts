import type { Database } from '../../platform/database/database.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import {
  pictureFile,
  thumbFile,
  dropOrphanPicture,
  dropUnclaimedUploads,
  orphanPictureNames,
} from './upload-queries.ts'

/** How long an upload may wait for its review. */
const unclaimedHours = 24

/** Removes uploads that no review claimed within a day, and the files that nothing shows any more. */
export async function sweepPictures(database: Database, mediaStore: MediaStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unclaimedHours * 3_600_000)
  await dropUnclaimedUploads(database, before)
  for (const name of await orphanPictureNames(database, before)) {
    await database.transaction(async (transaction) => {
      if (!(await dropOrphanPicture(transaction, { name, before }))) return
      await mediaStore.remove(pictureFile(name))
      await mediaStore.remove(thumbFile(name))
    })
  }
}
