import { sellerClient } from './dray-client.ts'

/** Confirms every order that waits for the brewery, and names those that it could not. */
export async function acceptAll(url: string, token: string, brewery: string): Promise<string[]> {
  const dray = sellerClient({ url, token })
  const params = { path: { brewery }, query: { view: 'placed' } } as const
  const { data, error } = await dray.GET('/api/sell/{brewery}/orders', { params })
  if (error) throw new Error(error.message)
  const refused: string[] = []
  for (const { part, number } of data.rows) {
    const path = { brewery, part }
    const answer = await dray.POST('/api/sell/{brewery}/orders/{part}/accept', { params: { path }, body: {} })
    if (answer.error) refused.push(`${number}: ${answer.error.message}`)
  }
  return refused
}
