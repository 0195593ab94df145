import { decideClaims } from '../../trading/orders/claims/decide-claims.ts'
import { stepActorOf } from '../../trading/orders/life/step-actor.ts'
import { placeTrade } from './place-trade.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { brewerySteps, buyerCancels, buyerSteps } from './trade-acts.ts'
import { workingDay, workingHoursAgo } from './trade-days.ts'
import { numberOf, operations, type TradeStep, type TradeWorld } from './trade-world.ts'
import type { OrderStepInput } from '../../../shared/api/order-steps-api.ts'

const brewery = 'learmonth-basin'
const answerHours = 8

/** The orders of one brewery that show each state in which one can be, some of them with the clock running. */
export function planScenes(planned: Planned): TradeStep[] {
  const { endsAt } = planned
  const waiting = 40 / 60
  return [
    ...scene(planned, 'unanswered', 'cockle-row', [workingHoursAgo(endsAt, answerHours - waiting)]),
    ...scene(planned, 'missed', 'tollhouse', [workingHoursAgo(endsAt, answerHours + 2)]),
    ...scene(planned, 'proposal is waiting', 'shot-tower', [
      workingHoursAgo(endsAt, 6),
      [proposalWaits(endsAt), bySales(fewer)],
    ]),
    ...scene(planned, 'proposal agreed', 'lamplighter', [
      onDay(planned, 9, '10:05'),
      [onDay(planned, 9, '11:20'), bySales(fewer)],
      [onDay(planned, 9, '14:10'), byBuyer({ verb: 'agree' })],
      [onDay(planned, 8, '10:40'), bySales({ verb: 'pack' })],
      [onDay(planned, 8, '14:30'), bySales({ verb: 'dispatch', carrier: 'Lowland Carriers' })],
      [onDay(planned, 7, '11:15'), byBuyer({ verb: 'deliver', receivedBy: 'Gordon Laird' })],
    ]),
    ...scene(planned, 'proposal declined', 'canal-basin', [
      onDay(planned, 6, '10:10'),
      [onDay(planned, 6, '12:00'), bySales(fewer)],
      [onDay(planned, 6, '15:25'), byBuyer({ verb: 'decline_part' })],
    ]),
    ...scene(planned, 'refused', 'harbour-light', [
      onDay(planned, 8, '09:35'),
      [
        onDay(planned, 8, '13:05'),
        bySales({ verb: 'refuse', reason: 'no_stock', note: 'The last of it went to the festival.' }),
      ],
    ]),
    ...scene(planned, 'cancelled', 'kelpie', [
      onDay(planned, 5, '10:50'),
      [onDay(planned, 5, '12:40'), (world, { key, pub }) => buyerCancels(world, { key, pub })],
    ]),
    ...scene(planned, 'packed', 'salters-gate', [
      onDay(planned, 1, '09:40'),
      [onDay(planned, 1, '11:00'), bySales({ verb: 'accept' })],
      [onDay(planned, 1, '14:20'), bySales({ verb: 'pack' })],
    ]),
    ...scene(planned, 'part sent', 'bannock-house', [
      ...untilPacked(planned, 2),
      [
        onDay(planned, 1, '14:00'),
        bySales({ verb: 'dispatch', carrier: 'Lowland Carriers', lines: [{ position: 0, units: 1 }] }),
      ],
    ]),
    ...scene(planned, 'on the road', 'four-marys', [
      ...untilPacked(planned, 2),
      [onDay(planned, 1, '15:00'), bySales({ verb: 'dispatch', carrier: 'Lowland Carriers' })],
    ]),
    ...scene(planned, 'drop failed', 'tollhouse', [
      ...untilPacked(planned, 4),
      [onDay(planned, 3, '14:00'), bySales({ verb: 'dispatch', carrier: 'Lowland Carriers' })],
      [onDay(planned, 2, '11:00'), bySales({ verb: 'not_delivered', reason: 'The hatch was locked.' })],
    ]),
    ...claimScene(planned, { key: 'claim open', pub: 'cockle-row', ago: 4 }),
    ...claimScene(planned, { key: 'claim admitted', pub: 'shot-tower', ago: 11, decision: 'admitted' }),
    ...claimScene(planned, { key: 'claim refused', pub: 'lamplighter', ago: 14, decision: 'refused' }),
  ]
}

/** A pub has a day to answer, and not a working one: before a weekend its brewery asks out of hours. */
const proposalWaits = (endsAt: Date): Date =>
  new Date(Math.max(workingHoursAgo(endsAt, 2).getTime(), endsAt.getTime() - 14 * 3_600_000))

const fewer: OrderStepInput = {
  verb: 'propose',
  lines: [{ position: 0, units: 2 }],
  note: 'Two are ready; the third is still conditioning.',
}

type Scene = { key: string; pub: string }
type SceneAction = (world: TradeWorld, scene: Scene) => Promise<void>
type Placed = readonly [placedAt: Date, ...acts: (readonly [Date, SceneAction])[]]

/** Three casks are ordered, and what follows. */
function scene(_planned: Planned, key: string, pub: string, [placedAt, ...acts]: Placed): TradeStep[] {
  const items = [
    [`${brewery}/towpath-bitter/9g-cask`, 3],
    [`${brewery}/swan-neck/30l-keg`, 1],
  ] as const
  return [
    { at: placedAt, act: (world) => placeTrade(world, { key, pub, items }) },
    ...acts.map(([at, act]): TradeStep => ({ at, act: (world) => act(world, { key, pub }) })),
  ]
}

const onDay = ({ days }: Planned, ago: number, time: string): Date =>
  momentOf(workingDay(days.last, -ago), time)

const bySales =
  (step: OrderStepInput): SceneAction =>
  (world, { key }) =>
    brewerySteps(world, { key, brewery }, step)

const byBuyer =
  (step: OrderStepInput): SceneAction =>
  (world, { key, pub }) =>
    buyerSteps(world, { key, brewery, pub }, step)

const untilPacked = (planned: Planned, ago: number) =>
  [
    onDay(planned, ago, '10:15'),
    [onDay(planned, ago, '11:30'), bySales({ verb: 'accept' })],
    [onDay(planned, ago - 1, '10:20'), bySales({ verb: 'pack' })],
  ] as const

type ClaimScene = Scene & { ago: number; decision?: 'admitted' | 'refused' }

function claimScene(planned: Planned, { key, pub, ago, decision }: ClaimScene): TradeStep[] {
  const claim: OrderStepInput = {
    verb: 'claim',
    kind: 'damaged',
    text: 'One cask came with a split shive and had leaked half its beer.',
    lines: [{ position: 0, units: 1 }],
  }
  return scene(planned, key, pub, [
    ...untilPacked(planned, ago),
    [onDay(planned, ago - 1, '14:15'), bySales({ verb: 'dispatch', carrier: 'Lowland Carriers' })],
    [onDay(planned, ago - 2, '11:00'), byBuyer({ verb: 'deliver', receivedBy: 'The cellar' })],
    [onDay(planned, ago - 3, '10:00'), byBuyer(claim)],
    ...(decision === undefined ? [] : [[onDay(planned, ago - 4, '13:00'), decided(decision)] as const]),
  ])
}

const decided =
  (decision: 'admitted' | 'refused'): SceneAction =>
  async ({ database, stepDeps, ...world }, { key }) => {
    const number = numberOf({ database, stepDeps, ...world }, key)
    const note = decision === 'admitted' ? 'The pictures show it.' : 'The cask was signed for as whole.'
    const actor = stepActorOf(operations)
    await decideClaims(
      database,
      { number, brewerySlug: brewery, decision, bearer: 'brewery', note, actor },
      stepDeps,
    )
  }
