import { spawn } from 'node:child_process'

/** Requests per second of one address, from a process of its own so that it takes no time from the server. */
export function requestsPerSecond(
  url: string,
  options: { seconds: number; headers?: string[] },
): Promise<number> {
  const headers = (options.headers ?? []).flatMap((header) => ['-H', header])
  const load = spawn(
    process.execPath,
    [
      'node_modules/autocannon/autocannon.js',
      '-j',
      '-n',
      '-c',
      '16',
      '-d',
      String(options.seconds),
      ...headers,
      url,
    ],
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
