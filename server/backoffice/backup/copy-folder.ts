import { copyFile, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a folder holds, with all folders in it. */
export type Copied = { files: number; bytes: number }

/**
 * Copies a folder with all that is in it, for its owner alone, and answers how much. It is on the disk when it
 * answers. A folder that is not there is an empty one.
 */
export async function copyFolder(from: string, to: string): Promise<Copied> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  let copied: Copied = { files: 0, bytes: 0 }
  for (const entry of await entriesOf(from)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copied = sumOf(copied, await copyFolder(source, target))
    else if (entry.isFile()) copied = sumOf(copied, { files: 1, bytes: await copyWhole(source, target) })
  }
  return copied
}

export const sumOf = (one: Copied, other: Copied): Copied => ({
  files: one.files + other.files,
  bytes: one.bytes + other.bytes,
})

/** How much a folder holds with all that is in it; nothing where there is none. */
export async function measureFolder(folder: string): Promise<Copied> {
  let held: Copied = { files: 0, bytes: 0 }
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) held = sumOf(held, await measureFolder(path))
    else if (entry.isFile()) held = sumOf(held, { files: 1, bytes: (await stat(path)).size })
  }
  return held
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function copyWhole(source: string, target: string): Promise<number> {
  await copyFile(source, target)
  const file = await open(target, 'r+')
  try {
    await file.chmod(0o600)
    await file.datasync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}
