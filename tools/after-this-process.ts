import { spawn } from 'node:child_process'

/**
 * Runs a line of the shell once this process has ended, however that happens: the shell waits on a pipe that this process
 * holds open. `words` are $0, $1 and so on.
 */
export function afterThisProcess(
  line: string,
  words: readonly string[],
  owner: { uid: number; gid: number } | null = null,
): void {
  const watcher = spawn('sh', ['-c', `read -r _; ${line}`, ...words], {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  const { stdin } = watcher
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
}
