/** Parts of an installation, in the order in which they are printed. */
export const checkNames = [
  'settings',
  'database',
  'migrations',
  'roles',
  'clocks',
  'site',
  'proxies',
  'mail',
  'stripe',
  'bucket',
  'folder',
  'backups',
] as const
export type CheckName = (typeof checkNames)[number]

/** What one check found: a sentence, and advice where all is not well. Only a 'fail' is a reason not to open. */
export type Finding = { check: CheckName } & (
  | { state: 'ok'; sentence: string; advice: null }
  | { state: 'warn' | 'fail'; sentence: string; advice: string }
)

/** Findings of one check. */
export const findingsOf = (check: CheckName) => ({
  ok: (sentence: string): Finding => ({ check, state: 'ok', sentence, advice: null }),
  warn: (sentence: string, advice: string): Finding => ({ check, state: 'warn', sentence, advice }),
  fail: (sentence: string, advice: string): Finding => ({ check, state: 'fail', sentence, advice }),
})

/** Findings in the order of their checks. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => checkNames.indexOf(one.check) - checkNames.indexOf(other.check))

export const hasFailed = (findings: readonly Finding[]): boolean =>
  findings.some(({ state }) => state === 'fail')
