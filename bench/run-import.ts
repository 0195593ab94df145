import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type ImportRun = { code: number | null; said: string; seconds: number }

/** The operator's command in a process of its own, as an operator runs it beside a shop on PostgreSQL. */
export function runImport(databaseUrl: string, folder: string): Promise<ImportRun> {
  const started = performance.now()
  const child = spawn(process.execPath, ['tools/import.ts', folder], {
    env: { ...process.env, DATABASE_URL: databaseUrl, VAR_FOLDER: join(folder, 'var') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, said, seconds: (performance.now() - started) / 1000 }))
  })
}
