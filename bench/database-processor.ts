import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of Linux, where /proc counts in hundredths of a second. */
const ticksMs = 10

/** Milliseconds of the processor that a throwaway server and its processes have used so far. */
export function databaseProcessorMs(folder: string): number {
  const postmaster = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]!
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, fields: fieldsOf(pid) }))
    .filter(({ pid, fields }) => pid === postmaster || fields[1] === postmaster)
    .reduce((sum, { pid, fields }) => sum + used(fields, pid === postmaster) * ticksMs, 0)
}

/** What is behind the name of a process, which may hold spaces: state, parent and so on; nothing once it is over. */
function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** utime and stime; of the postmaster those of its ended children too. */
const used = (fields: string[], isPostmaster: boolean): number =>
  fields.slice(11, isPostmaster ? 15 : 13).reduce((sum, field) => sum + Number(field), 0)
