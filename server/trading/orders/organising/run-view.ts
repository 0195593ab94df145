import type { LoadedPart, RunCard, RunDrop, RunLoadOf } from '../../../../shared/api/group-runs-api.ts'
import type { SellingOrder } from '../../../../shared/api/selling-api.ts'
import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { Run } from '../../../parties/runs/find-runs.ts'
import type { RunLoad } from '../runs/run-load-queries.ts'
import { placeOfOrder } from './road-stops.ts'
import { type CargoDrop, type CargoPart, gramsOf, unitsOf } from './run-cargo.ts'

const iso = (moment: string) => new Date(moment).toISOString()

/** A run with how full it is; `drops` and `breweries` count paid orders. */
export function cardOf(
  run: Run,
  {
    load = { pallets: 0, weightG: 0 },
    ...counts
  }: { load?: RunLoad | undefined; drops: number; breweries: number },
): RunCard {
  const { id, day, state, isFull, cutOffAt, answerByAt, bringByAt, capacityPallets, capacityKg } = run
  return {
    id,
    day,
    state,
    isFull,
    cutOffAt: iso(cutOffAt),
    answerByAt: iso(answerByAt),
    bringByAt: iso(bringByAt),
    pallets: load.pallets,
    capacityPallets,
    loadG: load.weightG,
    capacityKg,
    ...counts,
  }
}

type Buyer = Pick<SellingOrder['buyer'], 'business' | 'contact' | 'address' | 'handover'>

/** A drop as its driver needs it. */
export function dropOf(
  { order, parts }: CargoDrop,
  run: Run,
  { buyer, empties }: { buyer: Buyer; empties: RunDrop['empties'] },
): RunDrop {
  const { receiverName, receiverPhone, opensAt, closesAt, unloading, dropNotes } = buyer.handover
  const lines = parts.flatMap((part) => part.lines)
  const name = receiverName ?? buyer.contact?.name
  const phone = receiverPhone ?? buyer.contact?.phone
  const proof = parts.find(({ part }) => part.deliveryProof !== null)?.part.deliveryProof ?? null
  return {
    number: order.number,
    pub: buyer.business,
    address: buyer.address,
    postcode: (order.shipTo ?? order.contact)?.postcode ?? null,
    place: placeOfOrder(order),
    contact: name === undefined || phone === undefined ? null : { name, phone },
    opensAt: opensAt ?? null,
    closesAt: closesAt ?? null,
    unloading: unloading ?? null,
    notes: dropNotes ?? null,
    state: stateOfDrop(parts, run),
    units: unitsOf(lines),
    weightG: gramsOf(lines),
    limitG: order.pallet?.limitG ?? null,
    pallets: palletsOn(order, run),
    parts: parts.map(({ part }) => part.id),
    mayDeliver: parts.some(isUnderWay),
    restFollows: parts.some(({ restFollows }) => restFollows),
    proof: proof && {
      receivedBy: proof.receivedBy,
      at: iso(proof.at),
      note: proof.note,
      empties: proof.empties ?? null,
    },
    empties,
    failed: parts.find(({ failed }) => failed !== null)?.failed ?? null,
  }
}

/** The pallets of an order that travel on this run: its own, or those of what missed an earlier one. */
const palletsOn = ({ runId, pallet }: CargoDrop['order'], { id, day }: Run): RunDrop['pallets'] =>
  (pallet?.pallets ?? [])
    .filter(({ leavesOn }) => (runId === id ? leavesOn === undefined : leavesOn === day))
    .map(({ step, weightG, heightMm }) => ({ step, weightG, heightMm }))

const arrived: ReadonlySet<OrderState> = new Set<OrderState>(['delivered', 'claimed', 'closed'])

/** It has left whole, and how it was handed over is not recorded; a claim may have come first. */
export const isUnderWay = ({ part, restFollows }: CargoPart): boolean =>
  part.state === 'dispatched' ||
  (part.state === 'part_dispatched' && !restFollows) ||
  (arrived.has(part.state) && part.state !== 'closed' && part.deliveryProof === null)

function stateOfDrop(parts: readonly CargoPart[], { departedAt }: Run): RunDrop['state'] {
  const whole = parts.filter(({ restFollows }) => !restFollows)
  if (whole.length > 0 && whole.every(({ part }) => arrived.has(part.state))) return 'delivered'
  if (parts.some(({ failed }) => failed !== null)) return 'failed'
  if (departedAt !== null) return 'left'
  return parts.every(isReady) ? 'ready' : 'waiting'
}

const isReady = ({ part, lines }: CargoPart) =>
  (part.state === 'packed' || part.state === 'part_dispatched') &&
  lines.every(({ units, atDepot }) => atDepot >= units)

/** What each brewery brings, by name; Dray's accessories last. */
export function loadsOf(drops: readonly CargoDrop[], run: Run): RunLoadOf[] {
  const all = drops.flatMap(({ order, parts }) => parts.map((cargo) => ({ number: order.number, cargo })))
  const byBrewery = Map.groupBy(all, ({ cargo }) => cargo.part.breweryName)
  return [...byBrewery]
    .toSorted(([one], [other]) =>
      one === null || other === null ? Number(one === null) : one.localeCompare(other, 'en-GB'),
    )
    .map(([brewery, own]) => {
      const lines = own.flatMap(({ cargo }) => cargo.lines)
      return {
        brewery: brewery ?? 'Dray',
        units: unitsOf(lines),
        weightG: gramsOf(lines),
        atDepot: lines.reduce((sum, { atDepot, units }) => sum + Math.min(atDepot, units), 0),
        parts: own.map(({ number, cargo }) => partView(number, cargo, run)),
      }
    })
}

function partView(number: string, { part, lines }: CargoPart, { state }: Run): LoadedPart {
  return {
    part: part.id,
    number,
    state: part.state,
    mayTick:
      ['open', 'closed', 'firm'].includes(state) &&
      ['accepted', 'packed', 'part_dispatched'].includes(part.state),
    lines: lines.map(({ line, units, weightG, atDepot }) => ({
      position: line.position,
      title: line.title,
      variantLabel: line.variantLabel,
      volumeMl: line.volumeMl,
      units,
      weightG,
      atDepot,
      batch: part.packing?.find(({ position }) => position === line.position)?.batch ?? null,
    })),
  }
}
