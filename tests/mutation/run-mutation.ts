/**
 * Changes the rules one operator at a time and prints how many changes the tests notice, and which they do not. Fails
 * below the wanted score. Takes folders or files for a part of the rules: npm run mutation -- shared/prices
 */
import { spawn, spawnSync } from 'node:child_process'
import { activeFromStart, instrumentRules } from './instrument-rules.ts'
import { filesByMutant, forgetProgress, note, readProgress } from './progress.ts'
import { reportMutants } from './report-mutants.ts'
import { rules } from './rules.ts'

/** No single test takes this long; a change that does is an endless loop. */
const silenceSeconds = 10
const wantedScore = 85
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/mutation/vitest.config.ts']

const parts = process.argv.slice(2)
const paths = rules.filter((path) => parts.length === 0 || parts.some((part) => path.startsWith(part)))
const start = performance.now()
const mutants = await instrumentRules(paths)
forgetProgress()

while ((await runTests()) === 'hung') {
  const [, mutant] = readProgress().last.split(' ')
  if (!readProgress().last.startsWith('tried')) throw new Error('The tests hang without a change.')
  note('hung', mutant!)
}

const { asked, noticed, ...before } = readProgress()
for (const [mutant, files] of filesByMutant(before))
  if (!asked.has(mutant) && !noticed.has(mutant) && failsFromStart(mutant, files)) note('noticed', mutant)

const progress = readProgress()
const { lines, score } = reportMutants(mutants, progress)
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
const warnings = [...progress.broken].map((what) => `Fails without a change, after one: ${what}`)
process.stdout.write([...lines, ...warnings, `${minutes} minutes`, ''].join('\n'))
process.exit(score < wantedScore || warnings.length > 0 ? 1 : 0)

/** Tries a change whose code runs once and is cached from then on: in a process that starts with it. */
function failsFromStart(mutant: string, files: Iterable<string>): boolean {
  const env = { ...process.env, [activeFromStart]: mutant }
  const options = { env, stdio: 'ignore', timeout: 60_000 } as const
  return spawnSync(process.execPath, [...vitest, ...files], options).status !== 0
}

/** Runs the test files that are not done; ends their processes once they fall silent. */
async function runTests(): Promise<'finished' | 'hung'> {
  const tests = spawn(process.execPath, vitest, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => tests.once('exit', resolve))
  const watch = Promise.withResolvers<'hung'>()
  let { count } = readProgress()
  let silentFor = 0
  const timer = setInterval(() => {
    const now = readProgress().count
    silentFor = now === count ? silentFor + 1 : 0
    count = now
    if (silentFor === silenceSeconds) watch.resolve('hung')
  }, 1000)
  const outcome = await Promise.race([ended, watch.promise])
  clearInterval(timer)
  if (outcome === 'hung') {
    process.kill(-tests.pid!, 'SIGKILL')
    return 'hung'
  }
  if (outcome !== 0) throw new Error('The tests fail without a change.')
  return 'finished'
}
