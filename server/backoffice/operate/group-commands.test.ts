import { expect, test } from 'vitest'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { addDays, londonDay, weekdayOf } from '../../../shared/working-time/working-time.ts'
import { organisedRun } from '../../../tests/support/builders/organised-run.ts'
import { runPlan } from '../../../tests/support/builders/run-builder.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'

const shop = await openOrderShop()
const depot = { name: 'Quay shed', street: '3 Dock Road', town: 'Leith', postcode: 'EH6 6JJ' }

/** A group with an order on its first run, and how a command plans its runs. */
async function plannedGroup(kegs: number) {
  const built = await organisedRun(shop)
  const { run, group } = built
  const before = (days: number) => weekdayOf(addDays(run.day, -days))
  const days = [
    {
      weekday: weekdayOf(run.day),
      cutOff: { weekday: before(2), time: '12:00' },
      answerBy: { weekday: before(2), time: '16:00' },
      bringBy: { weekday: before(1), time: '16:00' },
    },
  ]
  const [order] = await built.confirmed(kegs)
  return {
    ...built,
    order: order!,
    plan: (changes: object, from = run.day) =>
      shop.operate(
        'groups',
        'plan',
        group.slug,
        `from=${from}`,
        JSON.stringify(runPlan({ days, capacityPallets: 9, capacityKg: run.capacityKg, ...changes })),
      ),
  }
}

test('the command moves a depot with the orders on the run: breweries read of it, and the trail has it (GORG-08, OPER-06)', async () => {
  const { plan, run, order, breweries, group } = await plannedGroup(2)
  const text = await plan({ depot })
  expect(text.split('\n').slice(0, 2)).toEqual([
    `${group.name} follows this plan from ${dayText(run.day)} on.`,
    `The run of ${dayText(run.day)} with 1 order follows the plan.`,
  ])
  expect((await shop.mailsTo(breweries[0]!.email!)).at(-1)).toMatchObject({
    data: {
      number: order.number,
      happened: expect.stringContaining('Bring it to Quay shed, 3 Dock Road, Leith EH6 6JJ'),
    },
  })
  expect(await auditTrailOf(shop.database, { kind: 'group', id: group.id })).toContainEqual(
    expect.objectContaining({ verb: 'set run plan', actorRole: 'operator' }),
  )
})

test('the command sets no plan that a loaded run cannot follow, nor one of a day that is over (GORG-08, OPER-06)', async () => {
  const { plan, run, group } = await plannedGroup(12)
  await expect(plan({ capacityKg: 100 })).rejects.toMatchObject({
    field: 'capacityKg',
    message: expect.stringMatching(new RegExp(`^The run of ${dayText(run.day)} carries \\d+ kg already\\.$`)),
  })
  await expect(plan({}, londonDay(shop.now()))).rejects.toMatchObject({ field: 'fromDay' })
  expect(JSON.parse(await shop.operate('groups', 'show-plan', group.slug))).toEqual([])
})
