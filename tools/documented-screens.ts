import type { Page } from '@playwright/test'

/** A picture of the docs: who looks, at which page, and what is pressed first. */
export type Picture = {
  name: string
  /** The name before @dray.example; a visitor without one. */
  person?: string
  path: string
  size?: 'desk' | 'phone'
  isDark?: boolean
  steps?: (page: Page) => Promise<void>
}

const brewery = '/sell/learmonth-basin'
const group = '/sell/group/forth-crossing'
const order = `2 firkins Towpath Bitter
1x 30l keg Aqueduct s-type
24 cans Loch Mist
1 pin coal barge porter
`

const follow = async (page: Page, selector: string): Promise<void> => {
  const address = await page.locator(selector).first().getAttribute('href')
  await page.goto(address ?? '', { waitUntil: 'networkidle' })
}

/** Every picture of README and docs/sell-and-buy, each a file of docs/pictures. */
export const pictures: readonly Picture[] = [
  { name: 'list', path: '/shop', person: 'landlord' },
  { name: 'group', path: '/groups/forth-crossing', person: 'landlord' },
  { name: 'today', path: brewery, person: 'brewer' },
  {
    name: 'quick-order',
    path: '/quick-order',
    person: 'landlord',
    steps: async (page) => {
      await page.locator('textarea').first().fill(order)
      await page.getByRole('button', { name: 'Find these items' }).click()
      await page.getByRole('button', { name: /^Add / }).waitFor()
    },
  },
  {
    name: 'order',
    path: '/account/orders',
    person: 'landlord',
    steps: (page) => follow(page, 'main a[href^="/account/orders/DRAY"]'),
  },
  { name: 'account', path: '/account', person: 'landlord', size: 'phone' },
  { name: 'orders', path: `${brewery}/orders?view=all`, person: 'brewer' },
  { name: 'picking', path: `${brewery}/picking`, person: 'brewer', size: 'phone' },
  { name: 'prices', path: `${brewery}/prices`, person: 'brewer' },
  { name: 'new-beer', path: `${brewery}/beers/new`, person: 'brewer' },
  { name: 'money', path: `${brewery}/money`, person: 'brewer' },
  { name: 'runs', path: group, person: 'organiser' },
  {
    name: 'run',
    path: group,
    person: 'organiser',
    steps: (page) => follow(page, 'main a[href*="/runs/"]'),
  },
  { name: 'worklist', path: '/admin', person: 'operations' },
  { name: 'staff-orders', path: '/admin/orders?view=all', person: 'support' },
  { name: 'finance', path: '/admin/money', person: 'finance' },
  { name: 'editor', path: '/admin/shop/heroes', person: 'admin' },
]

/** Those that README shows side by side. */
export const strip: readonly string[] = ['list', 'group', 'today']
