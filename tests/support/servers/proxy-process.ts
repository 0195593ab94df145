import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'
import { proxyConfiguration, type ProxyKind } from './proxy-configurations.ts'

export type RunningProxy = {
  /** An address of this machine that is no name of it, as another machine's would be. */
  address: string
  httpPort: number
  httpsPort: number
  /** The certificate, which signs itself, and its file. */
  certificate: string
  certificateFile: string
  stop: () => Promise<void>
}

/** Another address of this machine than the one from which the proxy asks the shop. */
const address = '127.0.0.2'

/** The path of a program; null where it is not installed. Servers are not on every user's PATH. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const argumentsOf: Record<ProxyKind, (file: string, folder: string) => string[]> = {
  nginx: (file, folder) => ['-c', file, '-p', folder],
  haproxy: (file) => ['-db', '-f', file],
  caddy: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
}

/**
 * The real proxy with its configuration of deploy/ before the shop at a port, ready; `change` alters the file first.
 * Throws with the proxy's own words where it does not start.
 */
export async function startProxy(
  kind: ProxyKind,
  shopPort: number,
  change: (configuration: string) => string = (configuration) => configuration,
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `dray-${kind}-`))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const files = makeCertificate(folder)
  const file = join(folder, 'configuration')
  writeFileSync(
    file,
    change(proxyConfiguration(kind, { address, httpPort, httpsPort, shopPort, folder, ...files })),
  )
  const proxy = spawn(findProgram(kind) ?? kind, argumentsOf[kind](file, folder), {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  proxy.stderr.on('data', (bytes: Buffer) => void (words += bytes.toString()))
  const running = {
    address,
    httpPort,
    httpsPort,
    certificate: readFileSync(files.certificate, 'utf8'),
    certificateFile: files.certificate,
    stop: async () => {
      if (proxy.exitCode === null && proxy.signalCode === null) {
        const gone = once(proxy, 'exit')
        proxy.kill('SIGTERM')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
  while (!(await isReady(running))) {
    if (proxy.exitCode !== null) {
      await running.stop()
      throw new Error(`${kind} did not start:\n${words}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return running
}

/** A certificate for shop.example and the proxy's address, as openssl makes it. */
function makeCertificate(folder: string) {
  const [certificate, key, both] = ['certificate.pem', 'key.pem', 'both.pem'].map((name) =>
    join(folder, name),
  )
  const names = `subjectAltName=DNS:shop.example,IP:${address}`
  execFileSync(
    findProgram('openssl')!,
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '90',
      '-subj',
      '/CN=shop.example',
      '-addext',
      names,
      '-keyout',
      key!,
      '-out',
      certificate!,
    ],
    { stdio: 'ignore' },
  )
  writeFileSync(both!, readFileSync(certificate!, 'utf8') + readFileSync(key!, 'utf8'))
  return { certificate: certificate!, key: key!, both: both! }
}

function isReady({
  httpsPort,
  certificate,
}: Pick<RunningProxy, 'httpsPort' | 'certificate'>): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { host: 'shop.example' }
    const options = { host: address, port: httpsPort, path: '/readyz', servername: 'shop.example', headers }
    request({ ...options, ca: certificate, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
      .on('error', () => resolve(false))
      .end()
  })
}
