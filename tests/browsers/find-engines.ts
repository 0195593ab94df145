import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** What each engine is started with, and the Debian packages that have it. */
const programs = {
  chromium: { names: ['chromedriver', 'chromium'], packages: 'chromium chromium-driver' },
  firefox: { names: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: {
    names: ['WebKitWebDriver', 'Xvfb', 'gjs'],
    packages: 'webkit2gtk-driver gir1.2-webkit2-4.1 gjs xvfb',
  },
} satisfies Record<EngineName, { names: string[]; packages: string }>

const typelib = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'].map((folder) =>
  join(folder, 'girepository-1.0/WebKit2-4.1.typelib'),
)

function isOnPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** The engines of this machine, and the Debian packages for the others. */
export function findEngines(): { found: EngineName[]; missing: { engine: EngineName; packages: string }[] } {
  const has = (engine: EngineName) =>
    programs[engine].names.every(isOnPath) &&
    (engine !== 'webkit' || typelib.some((path) => existsSync(path)))
  const all = Object.keys(programs) as EngineName[]
  return {
    found: all.filter(has),
    missing: all
      .filter((engine) => !has(engine))
      .map((engine) => ({ engine, packages: programs[engine].packages })),
  }
}
