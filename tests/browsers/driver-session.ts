import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/servers/free-port.ts'
import type { EngineName } from './find-engines.ts'
import { connectMarionette } from './marionette.ts'
import type { DriverSession } from './web-driver.ts'

/** Starts a browser with a profile of its own. Chromium's and WebKit's drivers speak HTTP, Firefox has Marionette. */
export function openSession(engine: EngineName): Promise<DriverSession> {
  return { chromium: openChromium, webkit: openWebKit, firefox: openFirefox }[engine]()
}

async function openChromium(): Promise<DriverSession> {
  const port = await freePort()
  const driver = spawn('chromedriver', [`--port=${port}`], { stdio: 'ignore' })
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run']
  return openOverHttp(port, { 'goog:chromeOptions': { args } }, [driver])
}

async function openWebKit(): Promise<DriverSession> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (data) => resolve(`:${String(data).trim()}`))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  const window = fileURLToPath(new URL('webkit-window.js', import.meta.url))
  const options = { binary: '/usr/bin/gjs', args: [window] }
  return openOverHttp(port, { 'webkitgtk:browserOptions': options }, [driver, screen])
}

async function openOverHttp(
  port: number,
  options: object,
  processes: ChildProcess[],
): Promise<DriverSession> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // WebKitWebDriver refuses a POST without a body
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`)
    return value
  }
  const stop = () => processes.forEach((each) => each.kill())
  try {
    await untilReady(() => call('GET', '/status'))
    const created = (await call('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
      sessionId: string
      capabilities: { browserVersion: string }
    }
    const session = `/session/${created.sessionId}`
    return {
      version: created.capabilities.browserVersion,
      send: (method, path, body) => call(method, session + path, body),
      close: async () => {
        // WebKitWebDriver sometimes answers that the window has gone
        await call('DELETE', session).catch(() => {})
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** What a profile has to say besides the defaults; downloads and first pages of Firefox would cover the shop's. */
const firefoxPreferences = {
  'marionette.port': 0,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
  'dom.disable_open_during_load': false,
  // The gutter of scroll bars is as wide as on a phone: none
  'widget.gtk.overlay-scrollbars.enabled': true,
  'intl.accept_languages': 'en-GB',
  // WebDriver's passkey device takes the place of a USB key
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
}

async function openFirefox(): Promise<DriverSession> {
  const profile = mkdtempSync(join(tmpdir(), 'dray-firefox-'))
  const lines = Object.entries(firefoxPreferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = [
    '--headless',
    '--marionette',
    '--remote-allow-system-access',
    '--no-remote',
    '--profile',
    profile,
  ]
  // A group of its own, as Firefox is a dozen processes
  const browser = spawn('firefox-esr', [...args, 'about:blank'], { stdio: 'ignore', detached: true })
  const exited = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve())
  })
  const stop = async () => {
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL')
    await exited
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    const { send, version, end } = await untilReady(() => connectMarionette(profile))
    return {
      version,
      send,
      close: async () => {
        end()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilReady<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  const deadline = Date.now() + 60_000
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}
