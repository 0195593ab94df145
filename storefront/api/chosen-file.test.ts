import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isChangedFile, readChosenFile } from './chosen-file.ts'

/** A file as a browser has it after it was saved again, deleted or unplugged. */
class ChangedFile extends File {
  override arrayBuffer(): Promise<never> {
    return Promise.reject(new DOMException('The requested file could not be read', 'NotReadableError'))
  }
}

test('a chosen file is copied with its name and type (SELL-35)', async () => {
  const copy = await readChosenFile(new File(['id,price'], 'prices.csv', { type: 'text/csv' }))
  expect([copy.name, copy.type, await copy.text()]).toEqual(['prices.csv', 'text/csv', 'id,price'])
})

test('a file that changed since it was chosen is named, with what to do (SELL-35)', async () => {
  const fault: unknown = await readChosenFile(new ChangedFile([], 'prices.csv')).catch(
    (error: unknown) => error,
  )
  expect(isChangedFile(fault)).toBe(true)
  expect((fault as Error).message).toBe(
    'prices.csv has changed since you chose it, or is no longer there. Choose it again.',
  )
})

test('every file that is read or sent goes through readChosenFile (SELL-35)', () => {
  const folder = join(import.meta.dirname, '..')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|example)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  const reading =
    /\.append\('file'|\bfile\.(?:text|arrayBuffer|stream)\(\)|readAsDataURL\(file\)|createImageBitmap/
  const readers = sources.filter(({ text }) => reading.test(text) || text.includes('readChosenFile('))
  expect(readers.length).toBeGreaterThan(5)
  expect(readers.filter(({ text }) => !text.includes('readChosenFile(')).map(({ path }) => path)).toEqual([])
})
