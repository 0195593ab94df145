import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('folder')

export type FolderFacts = {
  path: string
  /** 'absent' before the first start. */
  state: 'absent' | 'writable' | 'read-only'
  /** What lies in it and others than its owner may read or enter. */
  openToOthers: string[]
  freeBytes: number
}

const mebibyte = 1024 ** 2
const warnFreeBytes = 1024 * mebibyte
const failFreeBytes = 200 * mebibyte

/** VAR_FOLDER: whether the shop can write there, who else can read it, and how much room is left. */
export function assessFolder({ path, state, openToOthers, freeBytes }: FolderFacts): Finding[] {
  const free = freeFinding(path, freeBytes)
  if (state === 'absent') return [ok(`${path} is not there yet: the first start makes it.`), free]
  if (state === 'read-only')
    return [
      fail(
        `${path} cannot be written by this user.`,
        'Give it to the user that runs the shop (chown), or run the doctor as that user.',
      ),
    ]
  const exposed = openToOthers.map((name) =>
    fail(`${name} can be read by other users of this machine.`, `chmod -R go= ${name}`),
  )
  return [
    ...(exposed.length > 0 ? exposed : [ok(`${path} is writable, and its secrets are the owner's alone.`)]),
    free,
  ]
}

function freeFinding(path: string, freeBytes: number): Finding {
  const said = `${sizeText(freeBytes)} are free in ${path}.`
  const advice = 'Make room, or move VAR_FOLDER: without room the database stops taking orders.'
  if (freeBytes < failFreeBytes) return fail(said, advice)
  return freeBytes < warnFreeBytes ? warn(said, advice) : ok(said)
}

const sizeText = (bytes: number) =>
  bytes < 1024 * mebibyte
    ? `${Math.floor(bytes / mebibyte)} MiB`
    : `${(bytes / (1024 * mebibyte)).toFixed(1)} GiB`
