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

/**
 * Left out of the package's own flags: a single process ends with the first page that is closed, and web security is
 * what some journeys look at.
 */
const unwanted = ['--single-process', '--disable-web-security', '--allow-running-insecure-content']

/**
 * The system's Chromium where there is one, else the one that comes from npm. CHROMIUM in the environment chooses:
 * `npm`, or the path of a browser.
 */
export async function launchChromium(): Promise<Browser> {
  const asked = process.env['CHROMIUM']
  const executablePath = asked ?? installedAt.find(existsSync) ?? 'npm'
  if (executablePath !== 'npm') return chromium.launch({ executablePath, args: flags })
  return chromium.launch({
    executablePath: await packagedChromium.executablePath(),
    args: [...packagedChromium.args.filter((flag) => !unwanted.includes(flag)), ...flags],
  })
}
