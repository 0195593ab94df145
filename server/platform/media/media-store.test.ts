import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBucketServer } from '../../../tests/support/servers/bucket-server.ts'
import { createBucketStore } from './bucket-store.ts'
import { createFolderStore } from './folder-store.ts'

const stores = {
  folder: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dray-media-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const stored = join(folder, 'kept')
    return { store: createFolderStore(stored), held: () => readdir(stored) }
  },
  bucket: async () => {
    const { settings, held } = await openBucketServer()
    return { store: createBucketStore(settings), held }
  },
}

test.each(['folder', 'bucket'] as const)('a %s stores, returns, replaces and removes files', async (kind) => {
  const { store, held } = await stores[kind]()
  expect(await store.read('a.webp')).toBeNull()
  await store.remove('a.webp')
  await store.put('a.webp', Buffer.from([0, 255, 13, 10]), 'image/webp')
  expect(Buffer.from((await store.read('a.webp')) ?? [])).toEqual(Buffer.from([0, 255, 13, 10]))
  await Promise.all([1, 2, 3].map((value) => store.put('a.webp', Buffer.alloc(100_000, value), 'image/webp')))
  const stored = (await store.read('a.webp')) ?? new Uint8Array()
  expect(stored).toHaveLength(100_000)
  expect(new Set(stored).size).toBe(1)
  expect(await held()).toEqual(['a.webp'])
  await store.remove('a.webp')
  expect(await store.read('a.webp')).toBeNull()
  expect(await held()).toEqual([])
})

test('a missing bucket, or wrong keys, cause errors that contain no keys', async () => {
  const { settings } = await openBucketServer()
  const wrongKey = createBucketStore({ ...settings, secretAccessKey: 'not-the-secret' })
  await expect(wrongKey.put('a.webp', Buffer.from('a'), 'image/webp')).rejects.toThrow(
    /^The media bucket answered PUT a.webp with 403$/,
  )
  await expect(wrongKey.read('a.webp')).rejects.toThrow('403')
  const elsewhere = createBucketStore({ ...settings, url: `${settings.url}-gone` })
  await expect(elsewhere.put('a.webp', Buffer.from('a'), 'image/webp')).rejects.toThrow('does not exist')
})
