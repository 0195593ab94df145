import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { withoutMails } from '../../platform/mail/enqueue-mail.ts'
import { storePlatformRate } from '../../finance/payments/fee-rates.ts'
import { createSandbox } from '../../finance/payments/sandbox-provider.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { insertDemoTrade, demoTradeRow, type DemoTradeRow, updateDemoTrade } from './demo-trade-queries.ts'
import { planTrade } from './plan-trade.ts'
import { readTradeFile, type TradeFile } from './trade-files.ts'
import { tradeDays, type TradeSpan } from './trade-days.ts'
import type { RunJobs, TradeStep } from './trade-world.ts'

/** What Dray takes of a sale of a shop with demo trade, in hundredths of a percent. */
export const demoFeeRate = 500

type Writing = {
  database: Database
  publicUrl: string
  sealer: Sealer
  logger: Pick<FastifyBaseLogger, 'warn' | 'info'>
  upkeep: RunJobs
  isStopping: () => boolean
  /** Says how far it is. */
  report?: (done: number, of: number) => void
}

/** Asks for trade of so many weeks up to a moment; it is written once the shop is open, and has Dray's fee. */
export async function scheduleTrade(transaction: Database, span: TradeSpan): Promise<void> {
  await insertDemoTrade(transaction, span)
  await storePlatformRate(transaction, demoFeeRate, tradeDays(span).opensAt)
}

/**
 * Writes the demo trade that was asked for, and goes on where a start before this one was stopped: each step is one
 * short transaction with its place in the plan. No one gets a mail. Does nothing where none was asked for or all is
 * written.
 */
export async function writeDemoTrade(writing: Writing): Promise<void> {
  const { database, isStopping, report = () => {} } = writing
  const asked = await demoTradeRow(database)
  if (asked === null || asked.finishedAt !== null) return
  const file = await readTradeFile()
  const span = { endsAt: asked.endsAt, weeks: asked.weeks }
  const steps = planTrade(file, span)
  const { opensAt } = tradeDays(span)
  let { numbers } = asked
  for (let done = asked.stepsDone; done < steps.length; done += 1) {
    if (isStopping()) return
    numbers = await withoutMails(() =>
      applyStep(writing, { step: steps[done]!, done, file, opensAt, numbers }),
    )
    report(done + 1, steps.length)
    await yieldToOthers()
  }
  await updateDemoTrade(database, { finishedAt: new Date() })
}

type WriteDemoTradeInput = {
  step: TradeStep
  done: number
  file: TradeFile
  opensAt: Date
  numbers: DemoTradeRow['numbers']
}

/** One step and its place in the plan. A step that the shop's rules refuse on this day is left out. */
async function applyStep(
  writing: Writing,
  { step, done, file, opensAt, numbers: before }: WriteDemoTradeInput,
) {
  const { database, publicUrl, sealer, logger, upkeep } = writing
  const { at: now, act } = step
  const clock = () => now
  return database.transaction(async (transaction) => {
    let numbers = { ...before }
    await transaction
      .transaction((within) => {
        const provider = createSandbox(within, { clock, feeRate: demoFeeRate })
        const deps = { database: within, provider, publicUrl, sealer, logger, clock }
        const stepDeps = { publicUrl, sealer, now }
        return act({ database: within, deps, stepDeps, now, opensAt, numbers, file, upkeep })
      })
      .catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error
        logger.warn({ err: error, step: done, at: now }, 'a step of the demo data was refused')
        numbers = before
      })
    await updateDemoTrade(transaction, { stepsDone: done + 1, numbers })
    return numbers
  })
}
