import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cartCookieSeconds } from '../../shared/limits.ts'
import type { Database } from '../database/connect.ts'
import { callerOf, countAttempts } from '../http/attempt-limits.ts'
import { readCookie } from '../http/cookies.ts'
import type { Identity } from '../http/identity.ts'
import { refuseOtherSites } from '../http/same-site.ts'
import type { CartOwner } from './cart-queries.ts'
import { hasCart } from './merge-queries.ts'

type Services = { database: Database; identity: Identity; publicUrl: string; clock: () => Date }

export type CartOwners = {
  /** Null for a visitor without a cart. */
  reader: (request: FastifyRequest) => Promise<CartOwner | null>
  /** The same for what changes something: pages of other sites may not (C-52). */
  changer: (request: FastifyRequest) => Promise<CartOwner | null>
  /** Who adds: a visitor without a cart gets a cookie for one. */
  opener: (request: FastifyRequest, reply: FastifyReply) => Promise<CartOwner>
  /** The anonymous cart of whoever sends the cookie, signed in or not; null for none. */
  visitor: (request: FastifyRequest) => Promise<string | null>
}

const cookieName = 'dray_cart'
/** New anonymous carts of one caller: beyond any office, short of filling the disk. */
const newCarts = { what: 'new anonymous cart', max: 300, seconds: 3600 }

/** Whose cart a call is about: the client's of the bearer, or else the one of the cookie (C-52, OPEN-48). */
export function createCartOwners({ database, identity, publicUrl, clock }: Services): CartOwners {
  async function reader(request: FastifyRequest): Promise<CartOwner | null> {
    const client = await identity.readClient(request)
    if (client !== null) return { clientId: client.id }
    const token = tokenOf(request)
    return token === null ? null : { tokenHash: hash(token) }
  }

  async function changer(request: FastifyRequest): Promise<CartOwner | null> {
    const owner = await reader(request)
    if (owner === null || 'tokenHash' in owner) refuseOtherSites(request, publicUrl)
    return owner
  }

  async function opener(request: FastifyRequest, reply: FastifyReply): Promise<CartOwner> {
    const owner = await changer(request)
    if (owner && 'clientId' in owner) return owner
    const known = await visitor(request)
    const token = known === null ? randomBytes(32).toString('base64url') : tokenOf(request)!
    if (known === null)
      await countAttempts(database, [{ limit: newCarts, who: callerOf(request.ip) }], clock())
    const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
    const lasting = `Max-Age=${cartCookieSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
    reply.header('set-cookie', `${cookieName}=${token}; ${lasting}`)
    return { tokenHash: hash(token) }
  }

  /** A token that names no cart is nobody's: nobody may choose the name of a cart to come. */
  async function visitor(request: FastifyRequest): Promise<string | null> {
    const token = tokenOf(request)
    if (token === null) return null
    return (await hasCart(database, hash(token))) ? hash(token) : null
  }

  return { reader, changer, opener, visitor }
}

function tokenOf(request: FastifyRequest): string | null {
  const token = readCookie(request, cookieName)
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
