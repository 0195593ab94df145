import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DatabaseInUseError, lockFolder } from './folder-lock.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'dray-lock-')), 'database')

test('a folder that a living process has open is refused, with its number', () => {
  const folder = newFolder()
  writeFileSync(`${folder}.lock`, String(process.ppid))
  expect(() => lockFolder(folder)).toThrow(DatabaseInUseError)
  expect(() => lockFolder(folder)).toThrow(String(process.ppid))
})

test('the lock of a process that was killed is taken over', () => {
  const folder = newFolder()
  writeFileSync(`${folder}.lock`, '4194999')
  expect(() => lockFolder(folder)).not.toThrow()
})

test('a folder given back can be taken again', () => {
  const folder = newFolder()
  lockFolder(folder)()
  expect(() => lockFolder(folder)).not.toThrow()
})
