import type { DemoHistory } from '../../../shared/api/system-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { type DemoTradeRow, demoTradeRow } from './demo-trade-queries.ts'
import { planTrade } from './plan-trade.ts'
import { readTradeFile } from './trade-files.ts'

/** How far the past of the demo shop is written, step by step of its plan; null before and after (OPER-11). */
export async function readProgress(database: Database): Promise<DemoHistory['writing']> {
  const asked = await demoTradeRow(database)
  if (asked === null || asked.finishedAt !== null) return null
  return { done: asked.stepsDone, of: await stepsOf(asked) }
}

/** Whether demo trade was asked for and is not whole yet. */
export async function isPastUnwritten(database: Database): Promise<boolean> {
  const asked = await demoTradeRow(database)
  return asked !== null && asked.finishedAt === null
}

let planned: { endsAt: number; steps: number } | null = null

/** The plan follows from its moment alone, so it is made once. */
async function stepsOf({ endsAt, weeks }: DemoTradeRow): Promise<number> {
  if (planned?.endsAt !== endsAt.getTime()) {
    const { length: steps } = planTrade(await readTradeFile(), { endsAt, weeks })
    planned = { endsAt: endsAt.getTime(), steps }
  }
  return planned.steps
}

const every = 50

/** Logs for the person who started the server how far its past is written. */
export function reportTrade(done: number, of: number): void {
  if (done === of) process.stdout.write(`  The demo shop's history is written.\n`)
  else if (done % every === 0)
    process.stdout.write(`  The demo shop's history is being written: ${done} of ${of}.\n`)
}
