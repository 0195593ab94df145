import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

type Described = {
  name: string
  command: string
  args: readonly string[]
  environment?: Record<string, string>
  folder: string
  /** The user that it runs as, where it refuses to run as root. */
  owner?: { uid: number; gid: number } | undefined
  /** Further processes of the part, such as a server that its agent started and that outlives it. */
  others?: () => number[]
}

export type SupervisedProcess = {
  name: string
  log: string
  /** Ends it and all its processes as a power cut would; it starts again after so many milliseconds. */
  kill: (awayMs?: number) => void
  /** It stops in the middle of whatever it does, and answers nothing. */
  freeze: () => void
  thaw: () => void
  starts: () => number
  /** Ends it for good. */
  end: () => Promise<void>
}

/** What systemd waits before it starts a service again, as RestartSec says in most units. */
const restartMs = 500
const endMs = 5000

/** A process that starts again whenever it ends, as a service of systemd does. Its output goes to a file in the folder. */
export function supervise(described: Described): SupervisedProcess {
  const { name, command, args, environment, folder, owner, others = () => [] } = described
  const log = `${folder}/${name}.log`
  const file = openSync(log, 'a')
  let isOver = false
  let starts = 0
  let awayMs = restartMs
  let child: ChildProcess | null = null

  const start = () => {
    if (isOver) return
    starts += 1
    awayMs = restartMs
    child = spawn(command, args, {
      ...owner,
      env: { ...process.env, ...environment },
      stdio: ['ignore', file, file],
    })
    child.on('error', () => {})
    child.on('exit', () => setTimeout(start, awayMs).unref())
  }
  const all = () => [child?.pid ?? 0, ...others()].filter((pid) => pid > 0).flatMap(withDescendants)
  const signal = (by: NodeJS.Signals) => {
    for (const pid of new Set(all())) signalOne(pid, by)
  }
  start()
  return {
    name,
    log,
    kill: (away = restartMs) => {
      awayMs = away
      signal('SIGKILL')
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    starts: () => starts,
    end: async () => {
      isOver = true
      signal('SIGCONT')
      const last = child
      if (last !== null && last.exitCode === null && last.signalCode === null) {
        const gone = once(last, 'exit')
        last.kill('SIGTERM')
        await Promise.race([gone, wait(endMs)])
      }
      signal('SIGKILL')
    },
  }
}

function signalOne(pid: number, by: NodeJS.Signals): void {
  try {
    process.kill(pid, by)
  } catch {
    // It has ended meanwhile.
  }
}

/** A process and all that it started, as Linux lists them. */
function withDescendants(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const entry of readdirSync('/proc')) {
    const parent = /^\d+$/.test(entry) ? parentOf(entry) : null
    if (parent !== null) parents.set(parent, [...(parents.get(parent) ?? []), Number(entry)])
  }
  const below = (one: number): number[] => [one, ...(parents.get(one) ?? []).flatMap(below)]
  return below(pid)
}

function parentOf(pid: string): number | null {
  try {
    // The name before it is in brackets and may hold blanks.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return null
  }
}
