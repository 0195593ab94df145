import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from './free-port.ts'
import { testSecretsKey } from '../shops/test-sealer.ts'
import { publicChoices } from './public-choices.ts'
import { shopEntry } from './shop-entry.ts'

export type KillableShop = {
  url: string
  /** Ends the process as a power cut would: nothing is finished, nothing is closed. */
  kill: () => Promise<void>
}

/** The server as a process of its own. */
export async function startKillableShop(environment: Record<string, string>): Promise<KillableShop> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const shop: ChildProcess = spawn(process.execPath, shopEntry(), {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO_HISTORY: 'false',
      LOG_LEVEL: 'error',
      SECRETS_KEY: testSecretsKey,
      // The same address whatever the port, so that tokens outlive the process.
      ...publicChoices({ PUBLIC_URL: 'https://dray.example', ...environment }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  shop.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  shop.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<void>((resolve) => {
    shop.on('exit', () => resolve())
  })
  while (!(await isReady(url))) {
    if (shop.exitCode !== null) throw new Error(`The shop did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    kill: async () => {
      shop.kill('SIGKILL')
      await exited
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
