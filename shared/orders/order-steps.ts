import type { OrderState } from './order-states.ts'

/** The steps of a part of an order. */
export const orderVerbs = [
  'accept',
  'propose',
  'agree',
  /** Of a proposal: without the lines concerned. */
  'decline_lines',
  /** Of a proposal: without this brewery's part. */
  'decline_part',
  'withdraw',
  'refuse',
  'cancel',
  'pack',
  'dispatch',
  'close_rest',
  'deliver',
  'hand_over',
  'not_delivered',
  'claim',
  'settle_claim',
  'close',
] as const
export type OrderVerb = (typeof orderVerbs)[number]

/** In what capacity a step is taken; an operator works at the command line of the installation. */
export const orderRoles = [
  'buyer',
  'owner',
  'sales',
  'cellar',
  'accounts',
  'organiser',
  'support',
  'operations',
  'finance',
  'admin',
  'operator',
  'system',
] as const
export type OrderRole = (typeof orderRoles)[number]

type Rule = { from: readonly OrderState[]; to: OrderState | 'as before' | 'same'; by: readonly OrderRole[] }

const answering = ['owner', 'sales'] as const
const brewery = ['owner', 'sales', 'cellar'] as const
/** Staff who act for Dray, and for a brewery or an organiser in their name. */
const operations = ['operations', 'admin', 'operator'] as const

/** The whole table: no other step is possible (docs/decisions/0049). A verb may have several rows. */
const rules: readonly (Rule & { verb: OrderVerb })[] = [
  { verb: 'accept', from: ['placed'], to: 'accepted', by: [...answering, ...operations, 'system'] },
  {
    verb: 'propose',
    from: ['placed', 'accepted', 'packed'],
    to: 'proposed',
    by: [...answering, ...operations, 'system'],
  },
  { verb: 'agree', from: ['proposed'], to: 'accepted', by: ['buyer', 'system'] },
  { verb: 'decline_lines', from: ['proposed'], to: 'accepted', by: ['buyer', 'system'] },
  { verb: 'decline_part', from: ['proposed'], to: 'cancelled', by: ['buyer', 'system'] },
  // What is left of a part that missed its run waits in its state: the rest follows on a later run, or is given up.
  { verb: 'propose', from: ['part_dispatched'], to: 'part_dispatched', by: ['system'] },
  { verb: 'agree', from: ['part_dispatched'], to: 'part_dispatched', by: ['buyer', 'system'] },
  { verb: 'decline_part', from: ['part_dispatched'], to: 'dispatched', by: ['buyer', 'system'] },
  // The later run that a part was to travel on is cancelled: its buyer is asked about the next.
  { verb: 'propose', from: ['proposed'], to: 'proposed', by: ['system'] },
  { verb: 'withdraw', from: ['proposed'], to: 'as before', by: [...answering, ...operations] },
  {
    verb: 'refuse',
    from: ['placed', 'proposed', 'accepted', 'packed'],
    to: 'refused',
    by: [...answering, ...operations, 'system'],
  },
  {
    verb: 'cancel',
    from: ['placed', 'accepted', 'packed'],
    to: 'cancelled',
    by: ['buyer', ...operations, 'system'],
  },
  { verb: 'cancel', from: ['proposed'], to: 'cancelled', by: operations },
  { verb: 'pack', from: ['accepted'], to: 'packed', by: [...brewery, ...operations] },
  {
    verb: 'dispatch',
    from: ['accepted', 'packed', 'part_dispatched'],
    to: 'dispatched',
    by: [...brewery, 'organiser', ...operations],
  },
  {
    verb: 'close_rest',
    from: ['part_dispatched'],
    to: 'dispatched',
    by: [...answering, 'buyer', ...operations, 'system'],
  },
  {
    verb: 'deliver',
    from: ['part_dispatched', 'dispatched'],
    to: 'delivered',
    by: [...brewery, 'organiser', 'buyer', ...operations, 'system'],
  },
  // Of what a claim showed to have come: the proof follows.
  {
    verb: 'deliver',
    from: ['claimed', 'delivered'],
    to: 'same',
    by: [...brewery, 'organiser', ...operations],
  },
  { verb: 'hand_over', from: ['packed'], to: 'delivered', by: [...brewery, ...operations] },
  {
    verb: 'not_delivered',
    from: ['dispatched'],
    to: 'dispatched',
    by: [...brewery, 'organiser', ...operations],
  },
  { verb: 'claim', from: ['dispatched', 'delivered'], to: 'claimed', by: ['buyer', ...operations, 'system'] },
  { verb: 'settle_claim', from: ['claimed'], to: 'delivered', by: ['system'] },
  { verb: 'close', from: ['delivered'], to: 'closed', by: ['system'] },
]

/** What a step depends on beside state, verb and role. */
export type StepFacts = {
  /** The money is there, or owed on an invoice. */
  isPaid: boolean
  isCollection: boolean
  /** Of a proposed part: the state it was proposed from. */
  stateBefore: OrderState | null
  /** Of a dispatch: units are left to send. */
  isRestLeft: boolean
  /** Of what came: how it was handed over is recorded. */
  isProven?: boolean
  /** Of a part that is sent in part: its buyer agreed that the rest comes with a later run. */
  isRestAwaited?: boolean
}

/** The state that a step leads to, or null where it is not possible in this role. */
export function stateAfter(
  state: OrderState,
  verb: OrderVerb,
  role: OrderRole,
  { isPaid, isCollection, stateBefore, isRestLeft, isProven = true, isRestAwaited = false }: StepFacts,
): OrderState | null {
  const rule = rules.find((each) => each.verb === verb && each.from.includes(state) && each.by.includes(role))
  if (rule === undefined || (!isPaid && verb !== 'cancel')) return null
  if (isCollection ? isOfDeliveries(verb) : verb === 'hand_over') return null
  if (verb === 'dispatch' && isRestLeft) return 'part_dispatched'
  // It would give up what the buyer waits for: the rest comes, or is closed first.
  if (verb === 'deliver' && state === 'part_dispatched' && isRestAwaited) return null
  if (rule.to === 'same') return isProven ? null : state
  return rule.to === 'as before' ? stateBefore : rule.to
}

/** What is collected is packed and handed over: no van takes it, and none fails to. */
export const isOfDeliveries = (verb: OrderVerb) => verb === 'dispatch' || verb === 'not_delivered'

/** Whether a role may ever take this step, in whatever state a part is. */
export const mayEver = (verb: OrderVerb, role: OrderRole): boolean =>
  rules.some((rule) => rule.verb === verb && rule.by.includes(role))

/** What a role can do with a part. */
export const stepsOf = (state: OrderState, role: OrderRole, facts: StepFacts): OrderVerb[] =>
  orderVerbs.filter((verb) => stateAfter(state, verb, role, facts) !== null)
