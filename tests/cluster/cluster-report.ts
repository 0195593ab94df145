import { cpus } from 'node:os'
import type { Driven } from './cluster-driver.ts'
import type { Suffered } from './nemesis.ts'

type Run = {
  seed: number
  suffered: readonly Suffered[]
  driven: Driven
  faults: readonly string[]
  mailsAgain: number
  /** Of all parts together. */
  starts: number
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** A promise is of a machine with time for it: on one whose processors are asked for more it takes as much longer. */
const allowance = ({ load }: Suffered) => Math.max(1, load / cpus().length)

const isLate = (one: Suffered) => one.recovered > one.promised * allowance(one)
const losesPages = ({ keepsPages, failedPages }: Suffered) => keepsPages && failedPages > 0

/** One line for an incident. */
export function printSuffered(one: Suffered): void {
  const { name, recovered, promised, failedPages, load } = one
  const verdict = isLate(one) || losesPages(one) ? 'MISSES' : 'meets'
  const pages = failedPages === 0 ? 'no page failed' : `${failedPages} pages failed`
  const figures = `${recovered.toFixed(1)} s of ${promised} (load ${load.toFixed(1)}), ${pages}`
  print(`${name.padEnd(60)} ${verdict} ${figures}`)
}

/** The run's end; answers whether everything held. */
export function printRun({ seed, suffered, driven, faults, mailsAgain, starts }: Run): boolean {
  const broken = suffered.filter((one) => isLate(one) || losesPages(one))
  const paid = driven.orders.filter(({ isPaid }) => isPaid).length
  const failed = driven.visits.filter(({ status }) => status !== 200).length
  print(
    `seed ${seed}: ${suffered.length} incidents, ${driven.orders.length} orders taken, ${paid} of them paid,`,
  )
  print(
    `  ${driven.refusals.length} refused as sold out, ${driven.visits.length} pages, ${failed} of them failed,`,
  )
  print(`  mails sent a second time under the same Message-ID: ${mailsAgain}, starts of all parts: ${starts}`)
  for (const { name } of broken) print(`BROKEN PROMISE: ${name}`)
  for (const fault of faults) print(`FAULT: ${fault}`)
  const isWell = broken.length === 0 && faults.length === 0 && driven.orders.length > 0
  print(isWell ? 'Everything held.' : 'It did not hold.')
  return isWell
}
