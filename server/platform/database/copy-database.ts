import { type Dirent, mkdirSync, readdirSync } from 'node:fs'
import { copyFile, readdir, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Copies the files of a database that is closed into an empty folder; a folder with files stays as it is. */
export async function copyDatabase(from: string, folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return
  const draft = `${folder}.copy`
  await rm(draft, { recursive: true, force: true })
  await copyFiles(from, draft)
  // It appears whole: a start that is cut short leaves no part of a database.
  await rename(draft, folder)
}

/** Asks for all files at once: they are then copied beside this thread, which reads the shop's modules meanwhile. */
async function copyFiles(from: string, to: string): Promise<void> {
  const entries = readdirSync(from, { recursive: true, withFileTypes: true })
  const placeOf = (path: string) => join(to, relative(from, path))
  mkdirSync(to, { mode: 0o700 })
  for (const path of pathsOf(entries.filter((entry) => entry.isDirectory())))
    mkdirSync(placeOf(path), { recursive: true })
  const files = pathsOf(entries.filter((entry) => entry.isFile()))
  await Promise.all(files.map((path) => copyFile(path, placeOf(path))))
}

const pathsOf = (entries: readonly Dirent[]) => entries.map(({ parentPath, name }) => join(parentPath, name))
