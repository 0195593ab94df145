import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { testSecretsKey } from '../shops/test-sealer.ts'
import { publicChoices } from './public-choices.ts'
import { shopEntry } from './shop-entry.ts'

export type ServerProcess = {
  /** Where it listens. */
  address: string
  /** Ends it in the middle of whatever it does; answers when it is gone. */
  kill: () => Promise<void>
  /** Ends it as a supervisor would, after what is under way. */
  stop: () => Promise<void>
}

/**
 * Starts a shop (shopEntry, or another entry) in a process of its own and answers once it listens; it ends with the test at
 * the latest, or when the caller says that it is over.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  whenOver: (end: () => Promise<void>) => void = onTestFinished,
  entry: readonly string[] = shopEntry(),
): Promise<ServerProcess> {
  const server = spawn(process.execPath, entry, {
    env: {
      ...process.env,
      PORT: '0',
      DEMO_HISTORY: 'false',
      LOG_LEVEL: 'info',
      VAR_FOLDER: 'var/test-processes',
      DRAIN_SECONDS: '0',
      SECRETS_KEY: testSecretsKey,
      ...publicChoices(environment),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  whenOver(() => end(server, 'SIGTERM'))
  let output = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    const address = /Server listening at (http:\/\/[^"]+)/.exec(output)?.[1]
    if (address === undefined) continue
    // No one reads on, and a full pipe would hold up its end. While the loop reads, resuming does nothing.
    setImmediate(() => server.stdout.resume())
    return { address, kill: () => end(server, 'SIGKILL'), stop: () => end(server, 'SIGTERM') }
  }
  throw new Error(`The server did not start: ${output}`)
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}
