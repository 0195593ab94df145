import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../servers/free-port.ts'
import { shopEntry } from '../servers/shop-entry.ts'

export type Shop = {
  url: string
  /** The folder of its data, mails included. */
  folder: string
  /** Stops it; the folder stays for another one. */
  close: () => Promise<void>
  stop: () => Promise<void>
  log: () => string
}
/** The shops that this process has started, by their address. */
const running = new Map<string, Shop>()

/** The shop at an address, for functions that need only its folder. */
export function runningShop(url: string): Shop {
  const shop = running.get(url)
  if (shop === undefined) throw new Error(`No shop of this process runs at ${url}`)
  return shop
}

/** Where the demo shop lies that was opened before all journeys; unset outside of them. */
export const openedShop = 'JOURNEYS_OPENED_SHOP'

/** A new folder with the demo shop as it opens, for a shop of its own. */
export function demoFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dray-journey-'))
  const opened = process.env[openedShop]
  if (opened !== undefined) cpSync(opened, folder, { recursive: true })
  return folder
}

/**
 * Starts the shop (shopEntry), with the built storefront and settings of its own, and waits until it is ready; deletes its
 * folder when it stops.
 */
export async function startShop(environment: Record<string, string> = {}, givenPort?: number): Promise<Shop> {
  const port = givenPort ?? (await freePort())
  const folder = environment['VAR_FOLDER'] ?? demoFolder()
  const url = `http://127.0.0.1:${port}`
  const shop: ChildProcess = spawn(process.execPath, shopEntry(), {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO_HISTORY: 'false',
      LOG_LEVEL: 'warn',
      ...environment,
      VAR_FOLDER: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  shop.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  shop.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<void>((resolve) => {
    shop.on('exit', () => resolve())
  })
  const deadline = Date.now() + 90_000
  while (!(await isReady(url))) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      shop.kill()
      throw new Error(`The shop did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const close = async () => {
    shop.kill('SIGTERM')
    await exited
  }
  const started = {
    url,
    folder,
    log: () => output,
    close,
    stop: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  running.set(url, started)
  return started
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}
