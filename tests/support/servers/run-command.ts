import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Finished = { code: number | null; signal: NodeJS.Signals | null; output: string }

/** Runs a command like `npm run`; with `killAt` it kills the process once the output contains that text. */
export async function runCommand(
  command: 'backup' | 'doctor' | 'import' | 'migrate' | 'operate' | 'restore',
  args: readonly string[],
  environment: Record<string, string>,
  killAt?: string,
): Promise<Finished> {
  const running = spawn(
    process.execPath,
    ['--import', './tools/resolve-once.ts', `tools/${command}.ts`, ...args],
    {
      // As the shop does for itself: what one command has compiled the next one reads.
      env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/dray-modules', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const listen = (text: Buffer) => {
    output += text.toString()
    if (killAt !== undefined && output.includes(killAt)) running.kill('SIGKILL')
  }
  running.stdout.on('data', listen)
  running.stderr.on('data', listen)
  const [code, signal] = (await once(running, 'close')) as [number | null, NodeJS.Signals | null]
  return { code, signal, output }
}
