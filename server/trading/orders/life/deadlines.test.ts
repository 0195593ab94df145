import { expect, test } from 'vitest'
import { deadlinesOf, nextDeadline, proposalAnswerBy, type WaitingPart } from './deadlines.ts'

const part: WaitingPart = {
  state: 'placed',
  shippingOption: 'delivery',
  calendar: 'england-and-wales',
  dispatchOn: '2026-11-24',
  deliverBy: '2026-12-01',
  isDropFailed: false,
  answerBy: null,
  run: null,
  answerHours: 8,
}
const at = (moment: string) => new Date(moment)
const shown = (waiting: Partial<WaitingPart>, now: Date) =>
  deadlinesOf({ ...part, ...waiting }, now).map(({ step, at: when }) => [step, when.toISOString()])

test('a brewery is asked after 4, 8 and 16 working hours, over weekend and bank holidays (LIFE-09)', () => {
  // Thursday before Good Friday, 15:00 in London: two hours are left of the day
  expect(shown({}, at('2026-04-02T14:00:00Z'))).toEqual([
    ['remind_answer', '2026-04-07T10:00:00.000Z'],
    ['escalate_answer', '2026-04-07T14:00:00.000Z'],
    ['refuse_unanswered', '2026-04-08T14:00:00.000Z'],
  ])
  // Easter Monday is worked in Scotland
  expect(shown({ calendar: 'scotland' }, at('2026-04-02T14:00:00Z'))[0]).toEqual([
    'remind_answer',
    '2026-04-06T10:00:00.000Z',
  ])
})

test('how long a brewery has to answer is a setting (LIFE-09)', () => {
  expect(shown({ answerHours: 2 }, at('2026-11-23T10:00:00Z'))).toEqual([
    ['remind_answer', '2026-11-23T11:00:00.000Z'],
    ['escalate_answer', '2026-11-23T12:00:00.000Z'],
    ['refuse_unanswered', '2026-11-23T14:00:00.000Z'],
  ])
})

test('no answer waits beyond the run: of breweries and of buyers (LIFE-06, LIFE-09)', () => {
  const now = at('2026-11-23T10:00:00Z')
  const soon = at('2026-11-23T12:00:00Z')
  expect(
    shown({ run: { answerBy: soon, bringBy: at('2026-11-24T16:00:00Z') } }, now).map(([, when]) => when),
  ).toEqual(['2026-11-23T12:00:00.000Z', '2026-11-23T12:00:00.000Z', '2026-11-23T12:00:00.000Z'])
  const run = { answerBy: soon, bringBy: at('2026-11-23T18:00:00Z') }
  expect(proposalAnswerBy(now, run)).toEqual(soon)
  expect(proposalAnswerBy(soon, run)).toEqual(run.bringBy)
  expect(proposalAnswerBy(run.bringBy, run)).toEqual(at('2026-11-24T18:00:00Z'))
  expect(proposalAnswerBy(now, null)).toEqual(at('2026-11-24T10:00:00Z'))
})

test('a buyer is reminded of a proposal after 12 hours and answered for after 24 (LIFE-06)', () => {
  expect(
    shown({ state: 'proposed', answerBy: at('2026-11-24T10:00:00Z') }, at('2026-11-23T10:00:00Z')),
  ).toEqual([
    ['remind_proposal', '2026-11-23T22:00:00.000Z'],
    ['answer_proposal', '2026-11-24T10:00:00.000Z'],
  ])
})

test('what is accepted leaves on its day, or is offered back after 5 working days and refused after 10 (LIFE-10)', () => {
  const now = at('2026-11-22T10:00:00Z')
  expect(shown({ state: 'accepted' }, now)).toEqual([
    ['remind_dispatch', '2026-11-23T15:00:00.000Z'],
    ['escalate_dispatch', '2026-11-24T17:00:00.000Z'],
    ['offer_cancel', '2026-12-01T17:00:00.000Z'],
    ['refuse_undispatched', '2026-12-08T17:00:00.000Z'],
  ])
  expect(shown({ state: 'packed' }, now)).toEqual(shown({ state: 'accepted' }, now))
})

test('an arrival is asked of the brewery, then of the buyer, then taken for granted (LIFE-13)', () => {
  expect(shown({ state: 'dispatched' }, at('2026-11-24T10:00:00Z'))).toEqual([
    ['ask_brewery', '2026-12-02T17:00:00.000Z'],
    ['ask_buyer', '2026-12-04T17:00:00.000Z'],
    ['take_as_delivered', '2026-12-08T17:00:00.000Z'],
  ])
})

test('a collection waits 5 working days, then 15 more (LIFE-14)', () => {
  expect(shown({ state: 'packed', shippingOption: 'collection' }, at('2026-11-23T10:00:00Z'))).toEqual([
    ['remind_collection', '2026-11-26T17:00:00.000Z'],
    ['escalate_collection', '2026-11-30T17:00:00.000Z'],
    ['cancel_uncollected', '2026-12-21T17:00:00.000Z'],
  ])
})

test('every state that goes on has a deadline, even when all of its moments have passed (LIFE-10)', () => {
  const late = at('2027-06-01T10:00:00Z')
  for (const state of ['placed', 'proposed', 'accepted', 'packed', 'part_dispatched', 'dispatched'] as const)
    expect(nextDeadline({ ...part, state }, late)).not.toBeNull()
  for (const state of ['delivered', 'claimed'] as const)
    expect(nextDeadline({ ...part, state }, late)).not.toBeNull()
  for (const state of ['closed', 'refused', 'cancelled'] as const)
    expect(nextDeadline({ ...part, state }, late)).toBeNull()
})

test('what is accepted for collection leaves like any other; what left in part is closed, not refused (LIFE-10)', () => {
  const now = at('2026-11-22T10:00:00Z')
  const accepted = shown({ state: 'accepted' }, now)
  expect(shown({ state: 'accepted', shippingOption: 'collection' }, now)).toEqual(accepted)
  expect(shown({ state: 'part_dispatched' }, now)).toEqual([
    ['remind_dispatch', '2026-11-23T15:00:00.000Z'],
    ['escalate_dispatch', '2026-11-24T17:00:00.000Z'],
    ['close_rest', '2026-12-08T17:00:00.000Z'],
  ])
  expect(shown({ state: 'part_dispatched', answerBy: at('2026-11-24T10:00:00Z') }, now)).toEqual([
    ['remind_proposal', '2026-11-23T22:00:00.000Z'],
    ['answer_proposal', '2026-11-24T10:00:00.000Z'],
  ])
})

test('what travels on a run leaves when its beer is brought (LIFE-10)', () => {
  const run = { answerBy: at('2026-11-22T12:00:00Z'), bringBy: at('2026-11-24T09:00:00Z') }
  expect(shown({ state: 'accepted', run }, at('2026-11-22T10:00:00Z'))[1]).toEqual([
    'escalate_dispatch',
    '2026-11-24T09:00:00.000Z',
  ])
})

test('a run far ahead or already answered for shortens no answer (LIFE-06, LIFE-09)', () => {
  const now = at('2026-11-23T10:00:00Z')
  const far = { answerBy: at('2026-12-01T12:00:00Z'), bringBy: at('2026-12-02T12:00:00Z') }
  const past = { answerBy: now, bringBy: now }
  expect(shown({ run: far }, now)).toEqual(shown({}, now))
  expect(shown({ run: past }, now)).toEqual(shown({}, now))
  expect(proposalAnswerBy(now, far)).toEqual(at('2026-11-24T10:00:00Z'))
})

test('a failed drop is a claim after 5 working days, and what is delivered closes after 14 days', () => {
  const now = at('2026-11-24T10:00:00Z')
  expect(shown({ state: 'dispatched', isDropFailed: true }, now)).toEqual([
    ['claim_not_arrived', '2026-12-01T17:00:00.000Z'],
  ])
  expect(shown({ state: 'delivered' }, now)).toEqual([['close', '2026-12-08T10:00:00.000Z']])
})

test('the deadlines of several claims are in order', () => {
  const claim = (openedAt: string) => ({
    openedAt: at(openedAt),
    refusedAt: null,
    askedAt: null,
    isOwn: false,
  })
  const claims = [claim('2026-11-25T10:00:00Z'), claim('2026-11-24T10:00:00Z')]
  const moments = deadlinesOf({ ...part, state: 'claimed', claims }, at('2026-11-26T10:00:00Z')).map(
    ({ at: when }) => when.getTime(),
  )
  expect(moments.length).toBeGreaterThan(1)
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  expect(moments).toEqual(
    claims
      .flatMap((one) => deadlinesOf({ ...part, state: 'claimed', claims: [one] }, at('2026-11-26T10:00:00Z')))
      .map(({ at: when }) => when.getTime())
      .toSorted((one, other) => one - other),
  )
})

test('the next deadline is the first still to come, and the last once all have passed', () => {
  const accepted = { ...part, state: 'accepted' as const }
  const next = (moment: string) => nextDeadline(accepted, at(moment))?.step
  expect(next('2026-11-22T10:00:00Z')).toBe('remind_dispatch')
  expect(next('2026-11-23T14:59:59Z')).toBe('remind_dispatch')
  expect(next('2026-11-23T15:00:00Z')).toBe('escalate_dispatch')
  expect(next('2026-12-01T17:00:00Z')).toBe('refuse_undispatched')
  expect(next('2027-06-01T10:00:00Z')).toBe('refuse_undispatched')
})
