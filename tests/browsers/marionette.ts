import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Send } from './web-driver.ts'

/** Commands of WebDriver that the journeys use, and Firefox's names for them; `*` is an element's id. */
const commandNames: Record<string, string> = {
  'POST /url': 'WebDriver:Navigate',
  'POST /back': 'WebDriver:Back',
  'POST /forward': 'WebDriver:Forward',
  'POST /execute/sync': 'WebDriver:ExecuteScript',
  'POST /element/*/click': 'WebDriver:ElementClick',
  'POST /element/*/value': 'WebDriver:ElementSendKeys',
  'POST /actions': 'WebDriver:PerformActions',
  'GET /screenshot': 'WebDriver:TakeScreenshot',
  'POST /print': 'WebDriver:Print',
  'GET /cookie': 'WebDriver:GetCookies',
  'POST /webauthn/authenticator': 'WebAuthn:AddVirtualAuthenticator',
  'DELETE /cookie': 'WebDriver:DeleteAllCookies',
}

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/**
 * A WebDriver session with a Firefox of this profile, over the protocol that geckodriver translates to: geckodriver is
 * neither a Debian package nor inside one of npm. A message is its length, a colon and JSON.
 */
export async function connectMarionette(
  profile: string,
): Promise<{ send: Send; version: string; end: () => void }> {
  const port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'))
  const socket = connect(port, '127.0.0.1')
  const pending = new Map<number, (reply: Reply) => void>()
  let received = Buffer.alloc(0)
  let lastId = 0
  const greeted = new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    const read = (message: unknown) => {
      if (!Array.isArray(message)) return resolve()
      const reply = message as Reply
      pending.get(reply[1])?.(reply)
      pending.delete(reply[1])
    }
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      for (;;) {
        const colon = received.indexOf(':')
        const end = colon + 1 + Number(received.subarray(0, colon).toString())
        if (colon < 0 || received.length < end) return
        const text = received.subarray(colon + 1, end).toString()
        received = received.subarray(end)
        read(JSON.parse(text))
      }
    })
    socket.once('close', () => {
      const gone = { error: 'closed', message: 'Firefox has closed the connection' }
      for (const [id, resolve] of pending) resolve([1, id, gone, null])
    })
  })
  await greeted

  const call = async (name: string, parameters: object): Promise<unknown> => {
    const id = (lastId += 1)
    const text = JSON.stringify([0, id, name, parameters])
    const replied = new Promise<Reply>((resolve) => pending.set(id, resolve))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await replied
    if (error !== null) throw new Error(`${name}: ${error.error}: ${error.message}`)
    return result
  }
  const created = (await call('WebDriver:NewSession', {})) as { capabilities: { browserVersion: string } }
  /** A window is at least 450 px wide; the page in it may be narrower. */
  const setPageSize = async (size: object) => {
    const script = `const [{ width, height }] = arguments
      const { style } = window.gBrowser.selectedBrowser
      for (const [side, length] of [['width', width], ['height', height]])
        for (const name of [side, 'min-' + side, 'max-' + side]) style.setProperty(name, length + 'px', 'important')`
    await call('Marionette:SetContext', { value: 'chrome' })
    await call('WebDriver:ExecuteScript', { script, args: [size] })
    await call('Marionette:SetContext', { value: 'content' })
  }
  return {
    version: created.capabilities.browserVersion,
    send: async (method, path, body = {}) => {
      if (path === '/window/rect') return setPageSize(body)
      const id = /^\/element\/([^/]+)\//.exec(path)?.[1]
      const name = commandNames[`${method} ${id === undefined ? path : path.replace(id, '*')}`]
      if (name === undefined) throw new Error(`marionette.ts has no name for ${method} ${path}`)
      // Without it the picture is of the whole page
      const given = name === 'WebDriver:TakeScreenshot' ? { full: false } : body
      const result = await call(name, id === undefined ? given : { ...given, id })
      const isWrapped = typeof result === 'object' && result !== null && 'value' in result
      return isWrapped ? result.value : result
    },
    end: () => socket.destroy(),
  }
}
