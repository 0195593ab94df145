import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import packagedChromium from '@sparticuz/chromium'

const installedAt = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The last three make letters and colours the same whatever fonts and screens the machine is set up for. */
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]
/** Without these, two of the package's browsers side by side stood still for minutes in one run; with them in none yet. */
const packageFlags = ['--disable-gpu', '--in-process-gpu']

/**
 * The system's Chromium where there is one, else the one that comes from npm. CHROMIUM in the environment chooses:
 * `npm`, or the path of a browser. The package's own flags are left out: they run everything in a single process, which
 * ends with the first page that is closed.
 */
export async function launchChromium(): Promise<Browser> {
  const asked = process.env['CHROMIUM']
  const executablePath = asked ?? installedAt.find(existsSync) ?? 'npm'
  if (executablePath !== 'npm') return chromium.launch({ executablePath, args: flags })
  return chromium.launch({
    executablePath: await packagedChromium.executablePath(),
    args: [...flags, ...packageFlags],
  })
}
