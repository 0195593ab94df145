import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** A reinstallation of packages deletes it with its package. */
const cache = resolve('node_modules/.cache')
const folder = join(cache, 'chromium')
const packaged = import.meta.resolve('@sparticuz/chromium')
const unpack = `import('${packaged}').then(({ default: packaged }) => packaged.executablePath())`

/**
 * Unpacks npm's Chromium once and returns its path. The package unpacks into the system's temporary folder and treats
 * an existing file as complete. This function unpacks elsewhere and renames the folder when it is complete, so that
 * neither a concurrent process nor one after an interruption starts half a browser.
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
