// Runs in the head of a console's document, before its scripts are there (docs/performance.md): asks for what the screen
// will ask for first, so that a slow line carries both at once. It is embedded as text, so it imports only what is built into it.
import { type FirstAnswer, firstReads, readsOfRole, screenModule, type ScreenModule } from './first-reads.ts'

const { dataset } = document.documentElement
const { pathname, search } = location
let seenFonts: string | null = null
try {
  seenFonts = localStorage.getItem('dray-fonts')
  const { accessToken, accessTokenExpiresAt, clockOffset = 0 } = storedSession()
  if (accessToken && Date.parse(accessTokenExpiresAt ?? '') - clockOffset - Date.now() > 5_000)
    askFirst(accessToken)
} catch {
  // Storage is denied or spoilt, so no one is signed in yet.
}

// docs/browsers.md: nothing serves the consoles but scripts.
if (!('parse' in URL))
  addEventListener('DOMContentLoaded', () =>
    document.body.prepend('This browser is too old for this part of Dray. Please update it, or use another.'),
  )

const screens = JSON.parse(dataset['screens'] ?? '{}') as { [M in ScreenModule]?: string[] }
window.drayScreen = screenModule(pathname)
for (const href of screens[window.drayScreen] ?? [])
  link(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href })

// The document holds these styles. A link that is disabled fetches nothing, and a screen that is imported waits for no sheet that
// has one.
for (const href of (dataset['sheets'] ?? '').split(' ').filter(Boolean))
  link({ rel: 'stylesheet', disabled: true, href })

// As early.ts does: fonts that cannot be there by the first picture come after it (docs/performance.md).
const fonts = dataset['fonts'] ?? ''
const { connection } = navigator as Navigator & { connection?: { rtt: number } }
if (fonts && connection && connection.rtt > 100 && seenFonts !== fonts) dataset['standIns'] = ''
else if (fonts)
  for (const href of fonts.split(' '))
    link({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })

function storedSession() {
  return JSON.parse(localStorage.getItem('dray-auth-state') ?? '{}') as {
    accessToken?: string
    accessTokenExpiresAt?: string
    clockOffset?: number
  }
}

function askFirst(token: string): void {
  const base = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? ''
  const answers = new Map<string, FirstAnswer>()
  const ask = (path: string): void => {
    const answer: FirstAnswer = { coming: read(base + path, token).catch(() => undefined) }
    void answer.coming.then((value) => (answer.value = value))
    answers.set(path, answer)
  }
  window.drayFirstReads = { token, answers }
  for (const path of firstReads(pathname, search)) ask(path)
  void answers.get('/api/sell')?.coming.then((places) => readsOfRole(pathname, places).forEach(ask))
}

async function read(address: string, token: string): Promise<unknown> {
  const response = await fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  return response.ok ? response.json() : undefined
}

function link(values: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), values))
}
