import type { Page } from '@playwright/test'
import type { GroupRun, GroupRuns } from '../../shared/api/group-runs-api.ts'
import type { Order } from '../../shared/api/orders-api.ts'
import { weightText } from '../../shared/pallet/pallet-tariff.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { callShop, newBuyer } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { runningShop } from '../support/shops/start-shop-process.ts'

const phone = { width: 390, height: 844 }
const path = '/sell/group/forth-crossing'

/** A paid order of the demo group, and the run it travels on, read by its organiser; the page is signed in as named. */
async function openRun(
  page: Page,
  shop: string,
  as: Parameters<typeof signInElsewhere>[1] = 'organiser@dray.example',
  password = 'van leaves at noon',
): Promise<{ number: string; run: GroupRun; call: string }> {
  const line = { words: 'Towpath Bitter firkin', quantity: 2, groupSlug: 'forth-crossing' }
  const buyer = await newBuyer(runningShop(shop), [line])
  const { groups } = (await callShop(shop, '/public/groups')) as { groups: { id: string; slug: string }[] }
  const answer = await fetch(`${shop}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      contact: { ...checkoutContact, towncity: 'Edinburgh', postcode: 'EH1 1RE' },
      payment: 'card',
      groupId: groups.find(({ slug }) => slug === 'forth-crossing')!.id,
    }),
  })
  const { number } = (await answer.json()) as Order
  await callShop(shop, `/api/orders/${number}/payment`, { token: sandboxTokens.success }, buyer)
  const organiser = await signInElsewhere(shop, 'organiser@dray.example', 'van leaves at noon')
  const { runs } = (await callShop(shop, `/api${path}`, undefined, organiser)) as GroupRuns
  const call = `/api${path}/runs/${runs.find(({ drops }) => drops > 0)!.id}`
  await storeSession(page, await signInElsewhere(shop, as, password))
  return { number, call, run: (await callShop(shop, call, undefined, organiser)) as GroupRun }
}

/** What the driver can take back at each drop. */
const empties: GroupRun['drops'][number]['empties'] = [
  { brewery: 'b1', breweryName: 'Damask', kind: 'firkin', atPub: 4 },
]

/** The same run as it is once it has departed; journeys cannot wait for its day. */
async function playDeparted(page: Page, { run, call }: { run: GroupRun; call: string }): Promise<GroupRun> {
  const departed: GroupRun = {
    ...run,
    state: 'departed',
    drops: run.drops.map((drop) => ({ ...drop, state: 'left', mayDeliver: true, empties })),
  }
  await page.route(`**${call}`, (route) => route.fulfill({ json: departed }))
  return departed
}

test('the organiser goes to the group’s runs, and prints papers whose sums are the plans’ (GORG-01, RUN-07)', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => {} }))
  const { number, run } = await openRun(page, shop)
  await page.goto('/sell')
  await expect(page.getByRole('heading', { name: 'Forth Crossing', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Orders until /).first()).toBeVisible()
  await expectNoViolations(page)
  await page.goto(`${path}/runs/${run.id}`)
  const drop = page.getByRole('listitem').filter({ hasText: number })
  await expect(drop.getByRole('heading', { level: 3 })).toBeVisible()
  await expectNoViolations(page)
  expect(await page.getByRole('main').textContent()).not.toContain('£')
  await page.getByRole('button', { name: 'Print load list' }).click()
  await page.emulateMedia({ media: 'print' })
  const sums = page.getByRole('row').last()
  await expect(sums).toContainText(`${run.drops.flatMap(({ pallets }) => pallets).length} pallet`)
  await expect(sums).toContainText(weightText(run.loadG))
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print pallet notes' }).click()
  await page.emulateMedia({ media: 'print' })
  const note = page.getByRole('article').filter({ hasText: 'Pallet note' }).filter({ hasText: number })
  await expect(note).toContainText('Learmonth Basin')
  await expect(note).toContainText('Bring it to Mill Road cold store')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a drop is a slip with Navigate, Call and Delivered, which is shown before it is done (GORG-06)', async ({
    page,
    shop,
  }) => {
    const opened = await openRun(page, shop)
    await playDeparted(page, opened)
    await page.goto(`${path}/runs/${opened.run.id}`)
    const drop = page.getByRole('listitem').filter({ hasText: opened.number })
    await expect(drop.getByRole('link', { name: /^Navigate/ })).toHaveAttribute('href', /^geo:0,0\?q=/)
    await expect(drop.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
    expect(await horizontalOverflow(page)).toEqual([])
    await expectNoViolations(page)
    const preview = {
      stock: ['Ann has 2 units.'],
      money: [],
      documents: [],
      mails: [],
      deadlines: [],
      warnings: [],
    }
    const sent: unknown[] = []
    await page.route(/\/deliver\?/, (route) => {
      sent.push([new URL(route.request().url()).search, route.request().postDataJSON()])
      const isDryRun = route.request().url().includes('dryRun')
      return route.fulfill({ json: isDryRun ? { digest: 'd1', ...preview } : opened.run })
    })
    await drop.getByRole('button', { name: /^Delivered/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'See what happens' }).click()
    await expect(dialog.getByText('Type the name of the adult who took it in.')).toBeVisible()
    await dialog.getByLabel('Who took it in?').fill('Ann Bell')
    await dialog.getByText('Empties taken back').click()
    await dialog.getByLabel('Damask: firkins, of 4').fill('3')
    await dialog.getByLabel('Who signed for the empties?').fill('Ann Bell')
    await dialog.getByRole('button', { name: 'See what happens' }).click()
    await expect(dialog.getByText('Ann has 2 units.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
    await expect(dialog).toBeHidden()
    const counted = { brewery: 'b1', kind: 'firkin', count: 3 }
    const said = {
      receivedBy: 'Ann Bell',
      note: null,
      shortages: [],
      empties: [counted],
      emptiesSignedBy: 'Ann Bell',
    }
    expect(sent).toEqual([
      ['?dryRun=true', said],
      ['?digest=d1', said],
    ])
  })

  test('a brewery sees what it brings to the run, the depot and by when, and no drop (GORG-04)', async ({
    page,
    shop,
  }) => {
    const { run } = await openRun(page, shop, 'brewer@dray.example', 'mash in at seven')
    await page.goto(`${path}/runs/${run.id}`)
    await expect(page.getByText(/To Mill Road cold store, .+ by \w+ \d\d:\d\d/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Learmonth Basin' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /drops?$/ })).toHaveCount(0)
    expect(await horizontalOverflow(page)).toEqual([])
    await expectNoViolations(page)
  })
})
