/** The first calls of a program, against the demo: `node clients/typescript/first-call.ts`. */
import { sellerClient } from './dray-client.ts'

const url = process.env['DRAY_URL'] ?? 'http://localhost:3000'
const brewery = 'learmonth-basin'

/** Only in the demo, whose passwords are published. On a real server a person makes the token, under Connections. */
async function demoToken(): Promise<string> {
  const brewer = { email: 'brewer@dray.example', password: 'mash in at seven' }
  const session = await post<{ token: { accessToken: string } }>('/public/auth/login', brewer)
  const wanted = { name: 'First call', scopes: ['orders:read'], days: 30 }
  return (await post<{ token: string }>(`/api/sell/${brewery}/tokens`, wanted, session.token.accessToken))
    .token
}

async function post<Answer>(path: string, body: object, accessToken?: string): Promise<Answer> {
  const authorization = accessToken === undefined ? undefined : { authorization: `Bearer ${accessToken}` }
  const headers = { 'content-type': 'application/json', ...authorization }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

const token = process.env['TOKEN'] ?? (await demoToken())
const dray = sellerClient({ url, token })
const params = { path: { brewery }, query: { view: 'placed' } } as const
const { data, error } = await dray.GET('/api/sell/{brewery}/orders', { params })
if (error) throw new Error(error.message)
process.stdout.write(`TOKEN=${token}\n${data.total} orders to answer\n`)
for (const { number, pub, town } of data.rows) process.stdout.write(`${number}  ${pub}, ${town}\n`)
