import { type Browser, chromium } from '@playwright/test'
import { unpackChromium } from './unpack-chromium.ts'

/**
 * The last three make letters and colours the same whatever fonts and screens the machine is set up for. Without the two
 * before them two browsers side by side stood still for minutes in one run; with them in none yet.
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
 * The Chromium that comes from npm, the same on every machine; CHROMIUM in the environment is the path of another. The
 * package's own flags are left out: they run everything in a single process, which ends with the first page that is
 * closed.
 */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? (await unpackChromium()), args: flags })
}
