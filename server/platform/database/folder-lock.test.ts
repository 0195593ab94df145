import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseInUseError, findFolderOwner, lockFolder } from './folder-lock.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'dray-lock-')), 'database')
async function lock(folder: string) {
  const unlock = await lockFolder(folder)
  onTestFinished(unlock)
  return unlock
}

test('a folder that a living process has open is refused, with its number', async () => {
  const folder = newFolder()
  writeFileSync(`${folder}.lock`, String(process.ppid))
  await expect(lock(folder)).rejects.toThrow(DatabaseInUseError)
  await expect(lock(folder)).rejects.toThrow(String(process.ppid))
})

test('the lock of a process that was killed is taken over', async () => {
  const folder = newFolder()
  writeFileSync(`${folder}.lock`, '4194999')
  writeFileSync(`${folder}.sock`, '')
  await expect(lock(folder)).resolves.toBeTypeOf('function')
})

test('a folder is refused to a process of another container, where numbers of processes begin again', async () => {
  const folder = newFolder()
  const unlock = await lock(folder)
  // As seen from there: the number is that of the process that looks, or of none.
  for (const seen of [String(process.pid), '4194999']) {
    writeFileSync(`${folder}.lock`, seen)
    expect(await findFolderOwner(folder)).toBe('a process of another container')
    await expect(lock(folder)).rejects.toThrow('is open in a process of another container')
  }
  unlock()
  expect(await findFolderOwner(folder)).toBeNull()
  await lock(folder)
})

test('of two that come at once to a folder one has it', async () => {
  const folder = newFolder()
  const tried = await Promise.allSettled([lock(folder), lock(folder)])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a folder given back can be taken again', async () => {
  const folder = newFolder()
  const unlock = await lock(folder)
  unlock()
  await expect(lock(folder)).resolves.toBeTypeOf('function')
})
