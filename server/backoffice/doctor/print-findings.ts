import { type Finding, hasFailed } from './finding.ts'

const nameWidth = 12

/** Findings for a person: a line each, and below it what to do. */
export function printFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, state, sentence, advice }) => [
    `${state.padEnd(5)} ${check.padEnd(nameWidth)} ${sentence}`,
    ...(advice === null ? [] : [`${' '.repeat(nameWidth + 7)}→ ${advice}`]),
  ])
  return `${[...lines, '', summary(findings)].join('\n')}\n`
}

/** The same for a program. */
export const findingsAsJson = (findings: readonly Finding[]): string =>
  `${JSON.stringify({ isFit: !hasFailed(findings), findings }, null, 2)}\n`

function summary(findings: readonly Finding[]): string {
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length
  const [good, warnings, failures] = [count('ok'), count('warn'), count('fail')]
  return `${good} ok, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${failures} failed`
}
