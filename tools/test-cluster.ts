/** A cluster that sells while its parts fail. `npm run test:cluster -- --help` */
import { parseArgs } from 'node:util'
import { findClusterPrograms } from '../tests/cluster/cluster-programs.ts'
import { runCluster } from '../tests/cluster/run-cluster.ts'

const usage = `npm run test:cluster [-- --seconds 60] [--seed 7] [--if-available]

Three PostgreSQL servers under Patroni with etcd, PgBouncer, HAProxy, an S3 server, three web processes and two workers
on this machine. Buyers order and visitors browse while one part after the other is killed, stopped or cut off, by chance
of the seed; in the end every order, unit, payment, mail and list is checked.

  --seconds       how long parts fail; 1800 without it, and 600 or more cut networks off for a minute each
  --seed          the same failures in the same order; drawn and printed without it
  --if-available  exit status 0 where a program is missing (Debian: patroni etcd-server pgbouncer haproxy postgresql)
`

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1800' },
    seed: { type: 'string' },
    'if-available': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
const found = findClusterPrograms()
if ('missing' in found) {
  process.stdout.write(`Skipped the cluster, for this machine lacks: ${found.missing.join(', ')}.\n`)
  process.exit(values['if-available'] ? 0 : 1)
}
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000))
process.stdout.write(`seed ${seed}\n`)
const isWell = await runCluster(found.programs, { seconds: Number(values.seconds), seed })
process.exit(isWell ? 0 : 1)
