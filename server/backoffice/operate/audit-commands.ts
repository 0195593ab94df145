import { listAudit } from '../../platform/audit/list-audit.ts'
import { readAuditFilter } from '../../platform/audit/read-audit-filter.ts'
import { type Command, UsageError } from './operator-command.ts'

const usage =
  'audit list [refused] [actor=<name>] [verb=<verb>] [about=<words>] [from=YYYY-MM-DD] [until=YYYY-MM-DD] [page=<n>]'
const names = new Set(['actor', 'verb', 'about', 'from', 'until', 'page'])

/** Who did what, when, for whom and why. */
export const auditCommands: Record<string, Command> = {
  list: {
    usage,
    does: 'the audit trail, the newest first, 50 a page',
    run: async (database, words) => {
      const isRefused = words[0] === 'refused'
      const { page, about, ...narrowed } = readNamed(isRefused ? words.slice(1) : words)
      const { entries, ...list } = await listAudit(database, {
        ...readAuditFilter({ ...narrowed, q: about }),
        view: isRefused ? 'refused' : 'all',
        page: page === undefined ? undefined : Number(page),
      })
      const lines = entries.map(({ at, actorName, actorRole, verb, subjectKind, subjectId, ...entry }) => {
        const forWhom = entry.actingFor === null ? '' : ` for ${entry.actingFor}`
        const why = [entry.reason, entry.refusal].filter((text) => text !== null && text !== '').join('; ')
        const end = why === '' ? '' : `: ${why}`
        return `${at.toISOString()}  ${actorName} (${actorRole})${forWhom}  ${verb}  ${subjectKind} ${subjectId}${end}\n`
      })
      return `${lines.join('')}Page ${list.page} of ${list.pages}, ${list.total} in all.\n`
    },
  },
}

function readNamed(words: readonly string[]): Record<string, string> {
  const pairs = words.map((word): [string, string] => {
    const [, name = '', value = ''] = /^([a-z]+)=(.+)$/s.exec(word) ?? []
    const isDay = name !== 'from' && name !== 'until' ? true : isDayText(value)
    const isRight = names.has(name) && isDay && (name !== 'page' || /^[1-9]\d{0,4}$/.test(value))
    if (!isRight) throw new UsageError(usage)
    return [name, value]
  })
  return Object.fromEntries(pairs)
}

const isDayText = (text: string) =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
