import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import packagedChromium from '@sparticuz/chromium'

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The system's Chromium where there is one, else the one that comes from npm. */
export async function launchBrowser(): Promise<Browser> {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  )
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args: flags })
  return chromium.launch({
    executablePath: await packagedChromium.executablePath(),
    args: [...packagedChromium.args, ...flags],
  })
}
