import { applyDemoBuyer } from '../../parties/trade-accounts/demo-trade.ts'
import { addDemoPeople } from '../../identity/accounts/add-demo-people.ts'
import { decideTrade } from '../../parties/trade-accounts/decide-trade.ts'
import type { TradeVerb } from '../../parties/trade-accounts/trade-verbs.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { workingDay } from './trade-days.ts'
import type { DemoApplicant } from './trade-files.ts'
import { emailOf, operations, type TradeStep, type TradeWorld } from './trade-world.ts'

type Fate = DemoApplicant['fate']
const decisions: Readonly<Record<Fate, readonly [TradeVerb, string][]>> = {
  waits: [],
  asked: [['ask', 'Which cellar do the casks go to? The plan shows none at this address.']],
  refused: [['refuse', 'The premises have no licence for the sale of alcohol.']],
  held: [
    ['approve', 'The licence of the council’s register names this pub and its owner.'],
    ['hold', 'The licence is suspended until the fire exits are mended.'],
  ],
}

/** Businesses that want to buy: one waits, one was asked, one refused, and one is on hold. */
export function planBuyers({ file, days }: Planned): TradeStep[] {
  return file.applicants.flatMap((applicant, at): TradeStep[] => {
    const ago = applicant.fate === 'waits' ? 1 : 3 + at * 4
    const day = workingDay(days.last, -ago)
    return [
      { at: momentOf(day, '10:05'), act: (world) => applyAs(world, applicant) },
      ...decisions[applicant.fate].map(([verb, words], step): TradeStep => ({
        at: momentOf(workingDay(day, step === 0 ? 0 : 2), '15:20', { minutes: step }),
        act: (world) => decide(world, applicant, verb, words),
      })),
    ]
  })
}

async function applyAs({ database, now }: TradeWorld, applicant: DemoApplicant): Promise<void> {
  const ids = await addDemoPeople(database, [applicant], now)
  const clientId = ids.get(applicant.key)
  if (clientId !== undefined)
    await applyDemoBuyer(database, { ...applicant, clientId }, { approval: 'review', now })
}

async function decide(
  { database, stepDeps, now }: TradeWorld,
  { key }: DemoApplicant,
  verb: TradeVerb,
  words: string,
): Promise<void> {
  const client = await findClientByEmail(database, emailOf(key))
  if (client === null) return
  const { publicUrl } = stepDeps
  await decideTrade(database, { clientId: client.id, verb, words, actor: operations, publicUrl, now })
}
