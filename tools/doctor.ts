/** Checks a configuration and the installation that it describes. `npm run doctor -- --help` */
import { parseArgs } from 'node:util'
import { examineInstallation } from '../server/backoffice/doctor/examine-installation.ts'
import { hasFailed } from '../server/backoffice/doctor/finding.ts'
import { findingsAsJson, printFindings } from '../server/backoffice/doctor/print-findings.ts'

const usage = `npm run doctor [-- --json]

Checks the settings of this environment and the installation that they describe. Run it where the shop runs, with its
environment and as its user, before opening and after every change of settings; the shop may run meanwhile.

  settings     all are right; what a public installation must say is said
  database     PostgreSQL answers, is version 15 or newer and takes writes. An embedded database that the shop has
               open is left alone: what the shop itself answers is checked in its place
  migrations   all of this version ran
  roles        the serving role can neither make nor drop tables
  clocks       this machine, the database and the running shop have the same time
  site         the shop is ready at PUBLIC_URL; its certificate lasts
  proxies      the shop sees a visitor's address, and not the proxy's or one that the visitor made up
  mail         the mail server answers, with TLS, and takes the login; nothing is sent
  stripe       keys, mode, the webhook endpoint with its events, and the signing secret
  bucket       a small object of a random name is put, read and deleted
  folder       VAR_FOLDER is writable, its secrets are the owner's alone, and there is room
  backups      what can be seen: WAL archiving, and the age of what is in BACKUP_FOLDER

Each finding is ok, warn or fail; below a warning or a failure is what to do. No secret is printed. Nothing is waiting
for longer than 10 seconds.

  --json   for programs: {"isFit": true, "findings": [{"check", "state", "sentence", "advice"}]}
  --help   this text

Exit status: 0 nothing failed (there may be warnings), 1 something failed, 2 the command itself was wrong.
`

try {
  process.exit(await run())
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nSee npm run doctor -- --help\n`)
  process.exit(2)
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const findings = await examineInstallation(process.env)
  process.stdout.write(values.json ? findingsAsJson(findings) : printFindings(findings))
  return hasFailed(findings) ? 1 : 0
}
