import { type Browser, chromium } from '@playwright/test'
import { unpackChromium } from './unpack-chromium.ts'

/**
 * The last three give letters and colours the same appearance on every machine, whatever its fonts and screens. Without
 * the two before them, two parallel browsers once froze for minutes; with them none has.
 */
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--in-process-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/**
 * The Chromium from npm, the same on every machine; CHROMIUM in the environment gives another path. The package's own
 * flags are omitted: they run everything in a single process, which ends with the first closed page.
 */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? (await unpackChromium()), args: flags })
}
