import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Packages of npm with the oldest Chromium of each row of the policy (docs/browsers.md). */
const oldChromiums = { 126: '126.0.0', 108: '108.0.3' } as const

/** Fetches an old Chromium from npm, 60 MB, and unpacks it once. Returns the path of its program; throws where npm has none. */
export function fetchOldChromium(version: keyof typeof oldChromiums): string {
  const folder = resolve(`node_modules/.cache/chromium-${version}`)
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  const own = `${folder}.${process.pid}`
  mkdirSync(own, { recursive: true })
  const run = (command: string, ...args: string[]) => {
    const { status } = spawnSync(command, args, { cwd: own, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
  }
  run('npm', 'pack', '--silent', `@sparticuz/chromium@${oldChromiums[version]}`)
  run('tar', 'xzf', `sparticuz-chromium-${oldChromiums[version]}.tgz`)
  const unpack = (packed: string, to: string, mode: number) =>
    writeFileSync(join(own, to), brotliDecompressSync(readFileSync(join(own, 'package/bin', packed))), {
      mode,
    })
  unpack('chromium.br', 'chromium', 0o755)
  unpack('swiftshader.tar.br', 'swiftshader.tar', 0o644)
  run('tar', 'xf', 'swiftshader.tar')
  rmSync(folder, { recursive: true, force: true })
  renameSync(own, folder)
  return program
}
