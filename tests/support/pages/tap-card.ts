import type { Page } from '@playwright/test'
import type { countTaps } from './count-taps.ts'

/** Types a card on a phone: seven taps. */
export async function tapCard(
  page: Page,
  { type, choose }: ReturnType<typeof countTaps>,
  number: string,
): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name })
  const list = (name: string) => page.getByRole('combobox', { name })
  await type(field('Name on card'), 'Maggie Tapster')
  await type(field('Card number'), number)
  await choose(list('Expiry month'), '11')
  await choose(list('Expiry year'), String(new Date().getFullYear() + 2))
  await type(field('Security code'), '123')
}
