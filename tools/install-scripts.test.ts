import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Lock = { packages: Record<string, { hasInstallScript?: boolean }> }

/** Names of the packages of a lock file that run a script when they are installed. */
function scriptsOf(lock: Lock): string[] {
  const places = Object.entries(lock.packages)
    .filter(([place, { hasInstallScript }]) => place !== '' && hasInstallScript === true)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
  return [...new Set(places)].sort()
}

const problemsOf = (lock: Lock, allowed: Record<string, boolean>) => {
  const scripts = scriptsOf(lock)
  return [
    ...scripts
      .filter((name) => !Object.hasOwn(allowed, name))
      .map((name) => `${name} runs a script at its installation: allow or deny it in package.json`),
    ...Object.keys(allowed)
      .filter((name) => !scripts.includes(name))
      .map((name) => `${name} has no script any more: take it out of package.json`),
  ]
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test('each dependency with an install script is allowed or denied in package.json (security 16)', () => {
  expect(problemsOf(read('package-lock.json'), read('package.json').allowScripts)).toEqual([])
})

test('a new script and an entry without a script are noticed (security 16)', () => {
  const packages = {
    '': { hasInstallScript: true },
    'node_modules/node': { hasInstallScript: true },
    'node_modules/a/node_modules/@evil/miner': { hasInstallScript: true },
    'node_modules/quiet': {},
  }
  expect(problemsOf({ packages }, { node: true, quiet: false })).toEqual([
    '@evil/miner runs a script at its installation: allow or deny it in package.json',
    'quiet has no script any more: take it out of package.json',
  ])
})
