import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openScratchFolder } from './scratch-folder.ts'

const program = `
  const { startThrowawayPostgres } = await import(${JSON.stringify(fileURLToPath(new URL('throwaway-postgres.ts', import.meta.url)))})
  const postgres = await startThrowawayPostgres()
  console.log(postgres === null ? 'none' : 'at ' + postgres.folder)
  setInterval(() => {}, 1000)`

test.each([
  ['of the machine', null],
  ['in memory', openScratchFolder()],
])('a killed process leaves no PostgreSQL behind in the temporary folder %s', async (_, folderInMemory) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(folderInMemory === null ? {} : { TMPDIR: folderInMemory }) },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = await once(child.stdout, 'data')
  const words = String(said).trim()
  if (words === 'none') return
  const folder = words.slice('at '.length)
  expect(existsSync(`${folder}/cluster/postmaster.pid`)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => existsSync(folder), { timeout: 30_000 }).toBe(false)
})
