import { mkdir } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection, Database } from './connect.ts'
import { lockFolder } from './folder-lock.ts'
import { KeepingPGlite } from './keeping-pglite.ts'

type Options = { folder: string } | { dump: Blob | undefined }

/** PostgreSQL inside this process: in a folder, or in memory from a dump (tests). */
export async function connectEmbedded(options: Options): Promise<Connection> {
  const unlock = 'folder' in options ? await takeFolder(options.folder) : () => {}
  const client = await open(options)
  const database = drizzle(client) as unknown as Database
  return {
    database,
    kind: 'embedded',
    listen: async (channel, listener) => {
      await client.listen(channel, listener)
    },
    // One process owns the folder, so there is nobody to wait for.
    withLock: (_key, work) => work(database),
    close: async () => {
      await client.close()
      unlock()
    },
  }
}

async function open(options: Options): Promise<KeepingPGlite> {
  const client = new KeepingPGlite(
    'folder' in options ? { dataDir: options.folder } : options.dump ? { loadDataDir: options.dump } : {},
  )
  await client.waitReady
  return client
}

async function takeFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  return lockFolder(folder)
}
