import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Goes with the package it came out of, when packages are installed anew. */
const cache = resolve('node_modules/.cache')
const folder = join(cache, 'chromium')
const packaged = import.meta.resolve('@sparticuz/chromium')
const unpack = `import('${packaged}').then(({ default: packaged }) => packaged.executablePath())`

/**
 * Unpacks npm's Chromium once and answers its path. The package writes into the system's temporary folder and takes a
 * file that is there for a whole one, so it is given a folder that gets its name when all of it is there: whoever comes
 * meanwhile, or after somebody who was cut short, never starts half a browser.
 */
export async function unpackChromium(): Promise<string> {
  const browser = join(folder, 'chromium')
  if (existsSync(browser)) return browser
  await mkdir(cache, { recursive: true })
  const own = await mkdtemp(join(cache, 'chromium-'))
  try {
    await promisify(execFile)(process.execPath, ['-e', unpack], { env: { ...process.env, TMPDIR: own } })
    await rename(own, folder)
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    if (!existsSync(browser)) throw error
  }
  return browser
}
