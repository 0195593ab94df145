import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The encodings that browsers name. A program that names brotli alone waits for it. */
const browserEncodings = 'gzip, deflate, br, zstd'

/** Requests per second of one address, from a process of its own so that it takes no time from the server. */
export const requestsPerSecond = (
  url: string,
  { seconds, headers = [] }: { seconds: number; headers?: string[] },
): Promise<number> => askWith(url, ['-d', String(seconds), ...headers.flatMap((header) => ['-H', header])])

/** Asks one address so many times, from a process of its own. */
export const requestsOf = (url: string, amount: number): Promise<number> =>
  askWith(url, ['-a', String(amount), '-H', `accept-encoding=${browserEncodings}`])

/** Asks addresses of a server one after the other on four connections, from a process of its own; throws where one is not answered. */
export async function askAddresses(url: string, paths: readonly string[]): Promise<void> {
  const client = spawn(process.execPath, ['bench/ask-addresses.ts', browserEncodings], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  client.stdin.end(paths.map((path) => url + path).join('\n'))
  const [code] = (await once(client, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The client of ${url} ended with ${code}`)
}

function askWith(url: string, options: string[]): Promise<number> {
  const load = spawn(
    process.execPath,
    ['node_modules/autocannon/autocannon.js', '-j', '-n', '-c', '16', ...options, url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  let output = ''
  load.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    load.on('exit', () => {
      const report = JSON.parse(output) as { requests: { average: number }; non2xx: number; errors: number }
      if (report.non2xx + report.errors > 0)
        reject(new Error(`${report.non2xx + report.errors} failed at ${url}`))
      else resolve(report.requests.average)
    })
  })
}
