import { readFileSync } from 'node:fs'

const names: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/** The oldest browsers that work fully, from `browserslist` in package.json, as Vite names them: `safari18`. */
export function fullBrowsers(): string[] {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { browserslist } = JSON.parse(text) as { browserslist: string[] }
  return browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (names[name] === undefined)
      throw new Error(`package.json has "${line}" in browserslist: write "safari >= 18"`)
    return names[name] + version
  })
}
