import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { shopArguments } from '../tests/support/servers/public-choices.ts'
import { testSecretsKey } from '../tests/support/shops/test-sealer.ts'

/** Milliseconds until `/readyz` says yes, and those of the processor. */
export type Start = { wallMs: number; cpuMs: number }
export type BuiltShop = {
  start: Start
  /** Bytes of memory that the process holds. */
  memory: () => number
  kill: () => Promise<void>
}

/** Of a second: Linux counts the time of processes in ticks. */
const tickMs = 10
const askMs = 20

/**
 * Starts the built shop, of this checkout or another, on the embedded database of a folder unless the environment says
 * otherwise, and answers once it is ready.
 */
export async function startBuiltShop(settings: {
  folder: string
  port: number
  url: string
  checkout?: string
  environment?: Record<string, string>
}): Promise<BuiltShop> {
  const { folder, port, url, checkout = '.', environment } = settings
  const began = performance.now()
  const shop = spawn(process.execPath, shopArguments, {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      VAR_FOLDER: folder,
      DEMO_SHOP: 'false',
      SECRETS_KEY: testSecretsKey,
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(shop, 'exit')
  while (!(await isReady(url))) {
    if (shop.exitCode !== null || shop.signalCode !== null) throw new Error('The shop did not start.')
    await wait(askMs)
  }
  const start = { wallMs: performance.now() - began, cpuMs: cpuMs(shop.pid!) }
  return {
    start,
    memory: () => residentBytes(shop.pid!),
    kill: async () => {
      shop.kill('SIGKILL')
      await gone
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
