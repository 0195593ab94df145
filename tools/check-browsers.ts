/**
 * Fails where the storefront uses an API or a style that the oldest browsers of the policy lack, and docs/browsers.md names
 * no fallback for it. `node tools/check-browsers.ts --list` prints every feature with the first version of each browser,
 * `--oldest` the oldest browsers that have every feature without a fallback.
 */
import { globSync, readFileSync } from 'node:fs'
import {
  browsers,
  declaredNames,
  type Feature,
  scriptFeatures,
  styleFeatures,
  type Versions,
} from './browser-features.ts'
import { fullBrowsers } from './browser-policy.ts'

const notInBrowsers = /\.(?:test|example|fixture)\.|\/(?:styleguide|mail)\/|entry-(?:server|development)/
const files = globSync('storefront/**/*.{ts,tsx,css}')
  .filter((path) => !notInBrowsers.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const scripts = files.filter(({ path }) => !path.endsWith('.css'))
const shared = globSync('shared/**/*.ts').map((path) => ({ text: readFileSync(path, 'utf8') }))
const ours = new Set([...scripts, ...shared].flatMap(({ text }) => [...declaredNames(text)]))

type Use = Feature & { paths: string[] }
const uses = new Map<string, Use>()
for (const { path, text } of files)
  for (const feature of path.endsWith('.css') ? styleFeatures(text) : scriptFeatures(text, ours)) {
    const use = uses.get(feature.name) ?? { ...feature, paths: [] }
    use.paths.push(path)
    use.isGuarded &&= feature.isGuarded
    uses.set(feature.name, use)
  }

const policy = new Map(
  fullBrowsers().map((text) => {
    const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(text) ?? []
    return [name === 'ios' ? 'safari_ios' : name, Number(version)]
  }),
)
const isNewer = ({ versions }: Use) => browsers.some((each) => versions[each] > policy.get(each)!)
const written = (versions: Versions) =>
  browsers.map((each) => `${each} ${versions[each] === Infinity ? 'none' : versions[each]}`).join(', ')

if (process.argv.includes('--list')) {
  const lines = Array.from(uses.values(), ({ name, versions }) => `${name}: ${written(versions)}\n`)
  process.stdout.write(lines.toSorted().join(''))
  process.exit(0)
}

/** The first column of the table of fallbacks: names in backticks. */
const rows = readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| (`[^|]+`) \|/gm)
const described = new Set(
  Array.from(rows, ([, names = '']) => names.match(/(?<=`)[^`,]+(?=`)/g) ?? []).flat(),
)
// A property's row is for its values too
const isDescribed = ({ name }: Use) => described.has(name) || described.has(name.split(': ')[0]!)
if (process.argv.includes('--oldest')) {
  const needed = [...uses.values()].filter((use) => !use.isGuarded && !isDescribed(use))
  for (const browser of browsers) {
    const oldest = Math.max(...needed.map(({ versions }) => versions[browser]))
    const names = needed.filter(({ versions }) => versions[browser] === oldest).map(({ name }) => name)
    process.stdout.write(`${browser} ${oldest}: ${names.join(', ')}\n`)
  }
  process.exit(0)
}
const problems: string[] = []
for (const use of uses.values())
  if (isNewer(use) && !use.isGuarded && !isDescribed(use))
    problems.push(
      `${use.name} of ${use.paths.slice(0, 3).join(', ')} needs ${written(use.versions)}. ` +
        'Use something older, or name in docs/browsers.md what happens without it.',
    )
for (const name of described) {
  const use = uses.get(name)
  if (use === undefined || use.isGuarded || !isNewer(use))
    problems.push(`docs/browsers.md has a fallback for ${name}, which needs none. Remove it.`)
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length === 0 ? 0 : 1)
