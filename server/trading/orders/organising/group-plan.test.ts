import { expect, test } from 'vitest'
import type { GroupPlan, PlanChange } from '../../../../shared/api/group-plan-api.ts'
import type { GroupRuns } from '../../../../shared/api/group-runs-api.ts'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { addDays, londonMoment, weekdayOf } from '../../../../shared/working-time/working-time.ts'
import { organisedRun } from '../../../../tests/support/builders/organised-run.ts'
import { runPlan } from '../../../../tests/support/builders/run-builder.ts'
import { addMember, addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop

/** A group with three runs a week apart, and how its organiser plans them; the plan itself is that of its runs. */
async function plannedGroup() {
  const built = await organisedRun(shop)
  const { runs, headers, group, run } = built
  const path = `/api/sell/group/${group.slug}/plan`
  const before = (days: number) => weekdayOf(addDays(run.day, -days))
  const { minimumMinor: _minimum, ...plan } = runPlan({
    days: [
      {
        weekday: weekdayOf(run.day),
        cutOff: { weekday: before(2), time: '12:00' },
        answerBy: { weekday: before(2), time: '16:00' },
        bringBy: { weekday: before(1), time: '16:00' },
      },
    ],
    capacityPallets: run.capacityPallets,
    capacityKg: run.capacityKg,
  })
  const change = (overrides: Partial<PlanChange> = {}): PlanChange => ({
    ...plan,
    fromDay: run.day,
    minimum: null,
    ...overrides,
  })
  const post = async (body: PlanChange, query = '', who?: Record<string, string>) =>
    shop.post(`${path}${query}`, body, {
      ...(who ?? (await headers())),
      'idempotency-key': crypto.randomUUID(),
    })
  return {
    ...built,
    path,
    before,
    change,
    post,
    look: async (body: PlanChange) => (await post(body, '?dryRun=true')).json() as StepPreview,
    read: async () => (await shop.get(path, await headers())).json() as GroupPlan,
    days: async () => {
      const { runs: cards } = (
        await shop.get(`/api/sell/group/${group.slug}`, await headers())
      ).json() as GroupRuns
      return cards.filter(({ day }) => day >= runs[0]!.day).slice(0, 3)
    },
  }
}

const nine = (day: string) => londonMoment(addDays(day, -2), '09:00').toISOString()

test('an organiser moves the cut-off from a run on: earlier runs and one changed by hand stay, and it is shown first (GORG-08)', async () => {
  const { change, look, post, read, days, runs, before, send, path, headers } = await plannedGroup()
  await send('change', { carrier: 'Pentland Haulage' })
  const moved = change({
    fromDay: runs[0]!.day,
    days: [{ ...change().days[0]!, cutOff: { weekday: before(2), time: '09:00' } }],
    minimum: '150.00',
  })
  const shown = await look(moved)
  expect(shown.warnings).toEqual([
    `The run of ${dayText(runs[0]!.day)} was changed by hand and stays as it is.`,
  ])
  expect(shown.deadlines.slice(0, 2)).toEqual([
    `2 runs without orders follow the plan, the first on ${dayText(runs[1]!.day)}.`,
    expect.stringMatching(/^Orders are taken until .+, 09:00, no longer .+, 12:00\.$/),
  ])
  expect(shown.deadlines.at(2)).toBe('The smallest order is 150.00 pounds of goods, no longer of any size.')
  expect((await read()).versions).toEqual([])
  const done = (await post(moved, `?digest=${shown.digest}`)).json() as GroupPlan
  expect(done.plan).toMatchObject({ minimum: '150.00', days: moved.days, carrier: 'Forth Vans' })
  expect(done.versions).toMatchObject([{ fromDay: runs[0]!.day }])
  expect((await days()).map(({ cutOffAt }) => cutOffAt)).toEqual([
    new Date(runs[0]!.cutOffAt).toISOString(),
    nine(runs[1]!.day),
    nine(runs[2]!.day),
  ])
  const later = change({ fromDay: runs[2]!.day, capacityPallets: 7 })
  await post(later)
  expect((await days()).map(({ capacityPallets }) => capacityPallets === 7)).toEqual([false, false, true])
  const { body } = await shop.get(path, await headers())
  expect(body).not.toMatch(/Minor|£/)
})

test('orders on a run follow its plan, and its breweries are notified of another depot (GORG-08, RUN-01)', async () => {
  const { confirmed, change, look, post, run, breweries } = await plannedGroup()
  const [order] = await confirmed(2)
  const depot = { name: 'Quay shed', street: '3 Dock Road', town: 'Leith', postcode: 'EH6 6JJ' }
  const moved = change({ depot })
  const shown = await look(moved)
  expect(shown.deadlines[0]).toBe(`The run of ${dayText(run.day)} with 1 order follows the plan.`)
  expect(shown.mails.join()).toContain('another depot')
  expect(shown.mails.join()).not.toContain('£')
  await post(moved, `?digest=${shown.digest}`)
  const told = (await shop.mailsTo(breweries[0]!.email!)).at(-1)
  expect(told).toMatchObject({
    data: {
      number: order!.number,
      happened: expect.stringContaining('Bring it to Quay shed, 3 Dock Road, Leith EH6 6JJ'),
    },
  })
})

test('a plan that a loaded run cannot follow, or that is faulty or late, is refused with its field (GORG-08)', async () => {
  const { confirmed, change, post, run } = await plannedGroup()
  await confirmed(12)
  const refused = async (overrides: Partial<PlanChange>) => {
    const reply = await post(change(overrides), '?dryRun=true')
    return [reply.statusCode, reply.json().field]
  }
  expect(await refused({ capacityKg: 100 })).toEqual([400, 'capacityKg'])
  const small = (await post(change({ capacityKg: 100 }))).json()
  expect(small.message).toMatch(new RegExp(`^The run of ${dayText(run.day)} carries \\d+ kg already\\.$`))
  const [day] = change().days
  expect(await refused({ days: [day!, day!] })).toEqual([400, 'plan'])
  expect(await refused({ fromDay: addDays(shop.now().toISOString().slice(0, 10), -1) })).toEqual([
    400,
    'fromDay',
  ])
})

test('people of breweries have no run plan, and support reads it alone (GORG-08)', async () => {
  const { breweries, path, change, post } = await plannedGroup()
  const member = await shop.buyer()
  await addMember(database, { clientId: member.clientId, breweryId: breweries[0]!.id, role: 'sales' })
  expect((await shop.get(path, member)).statusCode).toBe(404)
  const { clientId, ...support } = await shop.buyer()
  await addStaff(database, clientId, 'support')
  expect(((await shop.get(path, support)).json() as GroupPlan).mayAct).toBe(false)
  expect((await post(change(), '', support)).statusCode).toBe(403)
})
