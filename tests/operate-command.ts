import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Finished } from './import-command.ts'

/** Runs the operator's command as `npm run operate` does; with `killAt` the process is killed when it has said that. */
export async function runOperateCommand(
  args: readonly string[],
  environment: Record<string, string>,
  killAt?: string,
): Promise<Finished> {
  const command = spawn(process.execPath, ['tools/operate.ts', ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listen = (text: Buffer) => {
    output += text.toString()
    if (killAt !== undefined && output.includes(killAt)) command.kill('SIGKILL')
  }
  command.stdout.on('data', listen)
  command.stderr.on('data', listen)
  const [code, signal] = (await once(command, 'close')) as [number | null, NodeJS.Signals | null]
  return { code, signal, output }
}
