import { spawn } from 'node:child_process'

/** The encodings that browsers name. A program that names brotli alone waits for it. */
export const browserEncodings = 'gzip, deflate, br, zstd'

/** Requests per second of one address, from a process of its own so that it takes no time from the server. */
export const requestsPerSecond = (
  url: string,
  { seconds, headers = [] }: { seconds: number; headers?: string[] },
): Promise<number> => askWith(url, ['-d', String(seconds), ...headers.flatMap((header) => ['-H', header])])

/** Asks one address so many times, from a process of its own. */
export const requestsOf = (url: string, amount: number): Promise<number> =>
  askWith(url, ['-a', String(amount), '-H', `accept-encoding=${browserEncodings}`])

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
