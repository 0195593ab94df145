import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder with all that is in it, for its owner alone, and answers the bytes. They are on the disk when it
 * answers. A folder that is not there is an empty one.
 */
export async function copyFolder(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  let bytes = 0
  for (const entry of await entriesOf(from)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) bytes += await copyFolder(source, target)
    else if (entry.isFile()) bytes += await copyWhole(source, target)
  }
  return bytes
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
