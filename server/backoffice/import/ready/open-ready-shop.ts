import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MediaStore } from '../../../platform/media/media-store.ts'
import { makeRuns } from '../../../parties/runs/make-runs.ts'
import { moveBatches } from '../import-queries.ts'
import {
  dropReadyMark,
  moveExclusions,
  moveMoments,
  moveRunPlans,
  type ReadyMoments,
  restTriggers,
  wakeTriggers,
} from './ready-shop-queries.ts'
import { readyShopFolder } from './ready-shop-folder.ts'

type OpenReadyShopInput = { openedAt: Date; now: Date; mediaStore: MediaStore | null; folder?: string }

/**
 * Makes the shop of a ready database this start's own: its moments become those of now, its pictures go to the store.
 * Needs a transaction.
 */
export async function openReadyShop(
  transaction: Database,
  ready: ReadyMoments,
  { openedAt, now, mediaStore, folder = readyShopFolder }: OpenReadyShopInput,
): Promise<void> {
  if (mediaStore !== null) await storePictures(join(folder, 'media'), mediaStore)
  const isOfNow = ready.openedAt.getTime() === openedAt.getTime() && londonDay(ready.until) === londonDay(now)
  if (!isOfNow) await moveShop(transaction, ready, { openedAt, now })
  await dropReadyMark(transaction)
}

async function moveShop(
  transaction: Database,
  ready: ReadyMoments,
  moved: { openedAt: Date; now: Date },
): Promise<void> {
  await restTriggers(transaction)
  for (const table of ready.tables) await moveMoments(transaction, table, ready, moved)
  await moveExclusions(transaction, daysBetween(ready.openedAt, moved.openedAt))
  await moveRunPlans(transaction, daysBetween(ready.until, moved.now))
  await moveBatches(transaction, londonDay(moved.now))
  await wakeTriggers(transaction)
  await makeRuns({ database: transaction, clock: () => moved.now })
}

const dayMs = 86_400_000
const daysBetween = (from: Date, until: Date): number =>
  Math.round((Date.parse(londonDay(until)) - Date.parse(londonDay(from))) / dayMs)

async function storePictures(folder: string, mediaStore: MediaStore): Promise<void> {
  for (const name of await readdir(folder))
    await mediaStore.put(name, await readFile(join(folder, name)), 'image/webp')
}
