import { sellerClient } from './dray-client.ts'

/** Confirms every order that waits for the brewery, and names those that it could not. */
export async function acceptAll(url: string, token: string, brewery: string): Promise<string[]> {
  const dray = sellerClient({ url, token })
  const waiting: { part: string; number: string }[] = []
  // All pages first: what is confirmed leaves the list, and the pages after it move up.
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const params = { path: { brewery }, query: { view: 'placed', page } } as const
    const { data, error } = await dray.GET('/api/sell/{brewery}/orders', { params })
    if (error) throw new Error(error.message)
    waiting.push(...data.rows)
    pages = data.pages
  }
  const refused: string[] = []
  for (const { part, number } of waiting) {
    const path = { brewery, part }
    const answer = await dray.POST('/api/sell/{brewery}/orders/{part}/accept', { params: { path }, body: {} })
    if (answer.error) refused.push(`${number}: ${answer.error.message}`)
  }
  return refused
}
