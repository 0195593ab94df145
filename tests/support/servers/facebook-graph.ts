import { createHmac, hash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type FacebookUser = { id: string; name?: string; email?: string }

export type FacebookGraph = {
  url: string
  /** The next person to sign in; null presses 'Cancel'. */
  user: FacebookUser | null
  /** While set, every call is answered with this status. */
  failsWith: number | null
  stop: () => Promise<void>
}

type Application = { clientId: string; clientSecret: string; redirectUri: string }
type Issued = { user: FacebookUser; redirectUri: string; challenge: string | null }

/** The part of Facebook that a sign-in meets: dialog (`url`/dialog), code exchange and `me`, as strict as the real one. */
export async function startFacebookGraph(application: Application): Promise<FacebookGraph> {
  const codes = new Map<string, Issued>()
  const tokens = new Map<string, FacebookUser>()
  const graph: FacebookGraph = {
    url: '',
    user: { id: '10158', name: 'Maggie Tapster', email: 'maggie@thetap.example' },
    failsWith: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function openDialog(query: URLSearchParams): string {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (query.get('client_id') !== application.clientId || !back.href.startsWith(application.redirectUri))
      return ''
    if (graph.user === null) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(16).toString('hex')
      const challenge = query.get('code_challenge')
      codes.set(code, { user: graph.user, redirectUri: application.redirectUri, challenge })
      back.searchParams.set('code', code)
    }
    return back.href
  }

  function exchange(form: URLSearchParams): Record<string, string> | null {
    const issued = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verifier = hash('sha256', form.get('code_verifier') ?? '', 'base64url')
    const fits =
      form.get('client_id') === application.clientId &&
      form.get('client_secret') === application.clientSecret &&
      form.get('redirect_uri') === issued?.redirectUri &&
      (issued.challenge === null || issued.challenge === verifier)
    if (!issued || !fits) return null
    const token = randomBytes(16).toString('hex')
    tokens.set(token, issued.user)
    return { access_token: token, token_type: 'bearer' }
  }

  function me(token: string, query: URLSearchParams): FacebookUser | null {
    const proof = createHmac('sha256', application.clientSecret).update(token).digest('hex')
    const fits = query.get('appsecret_proof') === proof && query.get('fields') === 'id,name,email'
    return (fits && tokens.get(token)) || null
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1')
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    if (graph.failsWith !== null) return response.writeHead(graph.failsWith).end('{}')
    if (url.pathname === '/dialog')
      return response.writeHead(302, { location: openDialog(url.searchParams) }).end()
    const answer =
      url.pathname === '/oauth/access_token'
        ? exchange(form)
        : me(request.headers.authorization?.replace('Bearer ', '') ?? '', url.searchParams)
    const fault = { error: { message: 'Invalid', type: 'OAuthException', code: 100 } }
    return response
      .writeHead(answer ? 200 : 400, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? fault))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  graph.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return graph
}
