import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store.ts'

/** Files in a folder. */
export function createFolderStore(folder: string): MediaStore {
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      // A rename makes the file appear whole: a reader never meets a part of it.
      const draft = join(folder, `.${name}.${randomUUID()}`)
      await writeFile(draft, bytes)
      await rename(draft, join(folder, name))
    },
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}
