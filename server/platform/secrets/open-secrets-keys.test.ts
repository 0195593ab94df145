import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSecretsKeys } from './open-secrets-keys.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'dray-secrets-'))

test('a key is made once, for this user alone, and found again (ROLE-14)', async () => {
  const folder = await newFolder()
  const keys = await openSecretsKeys(null, folder)
  expect(keys.map(({ length }) => length)).toEqual([32])
  expect(await openSecretsKeys(null, folder)).toEqual(keys)
  expect((await stat(join(folder, 'secrets.key'))).mode & 0o777).toBe(0o600)
})

test('two processes that start at once have one key (ROLE-14)', async () => {
  const folder = await newFolder()
  const keys = await Promise.all(Array.from({ length: 20 }, () => openSecretsKeys(null, folder)))
  expect(new Set(keys.map(([key]) => key!.toString('hex'))).size).toBe(1)
  expect(await readdir(folder)).toEqual(['secrets.key'])
})

test('the configured key takes precedence, and an error names a file without a key (ROLE-14)', async () => {
  const folder = await newFolder()
  const key = randomBytes(32)
  expect(await openSecretsKeys([key], folder)).toEqual([key])
  await writeFile(join(folder, 'secrets.key'), 'open sesame')
  await expect(openSecretsKeys(null, folder)).rejects.toThrow(/secrets\.key must hold 32 bytes/)
  expect(await readFile(join(folder, 'secrets.key'), 'utf8')).toBe('open sesame')
})

test('the file may hold a new key and the old one, a line each (security 16)', async () => {
  const folder = await newFolder()
  const keys = [randomBytes(32), randomBytes(32)]
  await writeFile(join(folder, 'secrets.key'), keys.map((key) => `${key.toString('base64')}\n`).join(''))
  expect(await openSecretsKeys(null, folder)).toEqual(keys)
})
