import type { Page } from '@playwright/test'

/** What the browser reports about policies, from before the first script on. */
export function watchPolicies(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (/content security policy|trusted ?type|resource-policy|sandbox/i.test(message.text()))
      said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}
