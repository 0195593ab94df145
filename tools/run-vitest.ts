import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { filesToRepeat, withRepeated } from './repeated-files.ts'
import type { VitestReport } from './slowest-tests.ts'

/**
 * Runs the tests of these paths, of all where none is named, and up to two files that failed once more by themselves.
 * `name` is of the reports in `var`; `repeated` are the files that ran twice.
 */
export function runVitest({
  name,
  paths = [],
  env = {},
}: {
  name: string
  paths?: string[]
  env?: Record<string, string>
}): { ok: boolean; report: VitestReport | null; repeated: string[] } {
  const run = (file: string, wanted: string[]) => {
    mkdirSync('var', { recursive: true })
    rmSync(file, { force: true })
    const options = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...options, ...wanted],
      { stdio: 'inherit', env: { ...process.env, ...env } },
    )
    return { ok: status === 0, report: readReport<VitestReport>(file) }
  }

  const first = run(`var/${name}.json`, paths)
  const repeated = first.ok ? [] : filesToRepeat(first.report)
  if (repeated.length === 0) return { ...first, repeated }
  const second = run(`var/${name}-again.json`, repeated)
  return {
    ok: second.ok,
    report: second.report === null ? first.report : withRepeated(first.report!, second.report),
    repeated: repeated.map((path) => path.replace(`${process.cwd()}/`, '')),
  }
}

/** A report a test runner wrote, null where there is none that can be read. */
export function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
