/** Clients that others generate from our OpenAPI documents. `node tools/test-api-clients.ts --help` */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'

const usage = `node tools/test-api-clients.ts [--if-available]

Four generators write TypeScript clients from clients/openapi/*.json, which must compile, and Spectral's rules for OpenAPI
must find no error. The generators are installed in a temporary folder.

  --if-available  exit status 0 where npm cannot install them
`

/** Pinned, so that only a change of ours turns this red. */
const packages = [
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.99.0',
  'orval@8.38.0',
  'swagger-typescript-api@13.13.0',
  'typescript@5.9.3',
  '@stoplight/spectral-cli@6.16.3',
]
/** The arguments of each program that writes a client of a document into a folder. */
const generators: Record<string, (document: string, folder: string) => string[]> = {
  'openapi-typescript': (document, folder) => [document, '-o', `${folder}/client.ts`],
  'openapi-ts': (document, folder) => [
    '-i',
    document,
    '-o',
    folder,
    '-c',
    '@hey-api/client-fetch',
    '--no-log-file',
  ],
  orval: (document, folder) => ['--input', document, '--output', `${folder}/client.ts`, '--client', 'fetch'],
  'swagger-typescript-api': (document, folder) => [
    'generate',
    '-p',
    document,
    '-o',
    folder,
    '-n',
    'client.ts',
  ],
}
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
}

const { values } = parseArgs({
  options: { 'if-available': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
})
if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'dray-api-clients-'))
const program = (name: string, args: readonly string[]) =>
  run(join(folder, 'node_modules/.bin', name), args, { cwd: folder, maxBuffer: 64 * 1024 ** 2 })
const faults: string[] = []
/** Runs a step and says how it ended. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
    process.stdout.write(`${name}: well\n`)
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    faults.push(name)
    process.stdout.write(`${name}: failed\n${[stdout, stderr].join('\n').slice(0, 4000)}\n`)
  }
}
try {
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--silent']
  const reason = await run('npm', ['install', ...flags, ...packages], { cwd: folder }).then(
    () => null,
    (error: Error) => error,
  )
  if (reason !== null) {
    process.stdout.write(`Skipped the generated clients, for npm could not install them: ${reason.message}\n`)
    process.exitCode = values['if-available'] ? 0 : 1
  } else {
    await writeFile(join(folder, 'rules.yaml'), 'extends: ["spectral:oas"]\n')
    for (const side of ['buyer', 'seller']) {
      const document = resolve(`clients/openapi/${side}.json`)
      await step(`${side}, spectral`, () =>
        program('spectral', ['lint', document, '-r', 'rules.yaml', '--fail-severity', 'error', '-q']),
      )
      for (const [generator, args] of Object.entries(generators)) {
        const into = `${side}-${generator}`
        await writeFile(
          join(folder, `${into}.json`),
          JSON.stringify({ compilerOptions, include: [`${into}/**/*.ts`] }),
        )
        await step(`${side}, ${generator}`, async () => {
          await program(generator, args(document, join(folder, into)))
          await program('tsc', ['-p', `${into}.json`])
        })
      }
    }
    process.exitCode = faults.length === 0 ? 0 : 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
