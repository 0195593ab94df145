import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cartCookieSeconds } from '../../../shared/limits/limits.ts'
import { cookieText } from '../../../shared/format/cookie-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { authenticationRequired, notFound } from '../../platform/errors/common-errors.ts'
import { callerOf, countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { hostCookieName, readCookie } from '../../platform/http/cookies.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { refuseOtherSites } from '../../platform/http/same-site.ts'
import type { CartOwner } from './cart-queries.ts'
import type { LineOwner } from './line-quantity-queries.ts'
import { hasCart } from './merge-queries.ts'

type CartOwnerDeps = { database: Database; identity: Identity; publicUrl: string; clock: () => Date }

/**
 * Identifies the client who changes a line by the token alone, for a statement that checks the session itself;
 * `confirm` checks it first.
 */
export type LineChanger = { claimed: LineOwner; confirm: () => Promise<CartOwner> }

export type CartOwners = {
  /** Null for a visitor without a cart. */
  reader: (request: FastifyRequest) => Promise<CartOwner | null>
  /** The same for calls with a side effect, which pages of other sites must not make (C-52). */
  changer: (request: FastifyRequest) => Promise<CartOwner | null>
  /** The owner of a line that changes. Throws RequestError 404 for a visitor without a cart. */
  lineChanger: (request: FastifyRequest) => Promise<LineChanger>
  /** Identifies the cart of an addition. A visitor without a cart gets a cookie for a new one. */
  opener: (request: FastifyRequest, reply: FastifyReply) => Promise<CartOwner>
  /** The anonymous cart of the cookie, whether or not the caller is signed in; null without one. */
  visitor: (request: FastifyRequest) => Promise<string | null>
}

/** Its name over http, and over https until `__Host-` came before it. */
const plainName = 'dray_cart'
/** New anonymous carts of one caller: beyond any office, short of filling the disk. */
const newCarts = { what: 'new anonymous cart', max: 300, seconds: 3600 }

/** The owner of the cart in a call: the client of the bearer token, otherwise the cookie's visitor (C-52, OPEN-48). */
export function createCartOwners({ database, identity, publicUrl, clock }: CartOwnerDeps): CartOwners {
  const cookieName = hostCookieName(plainName, publicUrl)
  const isPrefixed = cookieName !== plainName
  /**
   * The cookie under its old name counts where there is no other, until the next addition replaces it. It holds a token
   * of the time before the prefix: one of today's under that name was planted there by another person.
   */
  const tokenOf = (request: FastifyRequest) =>
    readToken(request, cookieName) ?? (isPrefixed ? readOldToken(request) : null)

  async function reader(request: FastifyRequest): Promise<CartOwner | null> {
    const client = await identity.readClient(request)
    if (client !== null) return { clientId: client.id }
    const token = tokenOf(request)
    return token === null ? null : { tokenHash: hashOf(token) }
  }

  async function changer(request: FastifyRequest): Promise<CartOwner | null> {
    const owner = await reader(request)
    if (owner === null || 'tokenHash' in owner) refuseOtherSites(request, publicUrl)
    return owner
  }

  async function lineChanger(request: FastifyRequest): Promise<LineChanger> {
    const confirm = async () => {
      const owner = await changer(request)
      if (owner === null) throw notFound('The line')
      return owner
    }
    const caller = await identity.readCaller(request)
    if (caller) return { claimed: caller, confirm }
    const owner = await confirm()
    if ('clientId' in owner) throw authenticationRequired()
    return { claimed: owner, confirm }
  }

  async function opener(request: FastifyRequest, reply: FastifyReply): Promise<CartOwner> {
    const owner = await changer(request)
    if (owner && 'clientId' in owner) return owner
    const known = await visitor(request)
    const token = known === null ? newToken(isPrefixed) : tokenOf(request)!
    if (known === null)
      await countAgainstLimits(database, [{ limit: newCarts, who: callerOf(request.ip) }], clock())
    const isSecure = publicUrl.startsWith('https:')
    const lasting = { maxAgeSeconds: cartCookieSeconds, isSecure, isHttpOnly: true }
    const replaced = isPrefixed && readCookie(request, plainName) !== null
    reply.header('set-cookie', [
      cookieText(cookieName, token, lasting),
      ...(replaced ? [cookieText(plainName, '', { ...lasting, maxAgeSeconds: 0 })] : []),
    ])
    return { tokenHash: hashOf(token) }
  }

  /** An unknown token is ignored: a visitor must not choose the token of a future cart. */
  async function visitor(request: FastifyRequest): Promise<string | null> {
    const token = tokenOf(request)
    if (token === null) return null
    return (await hasCart(database, hashOf(token))) ? hashOf(token) : null
  }

  return { reader, changer, lineChanger, opener, visitor }
}

/** In cookies with the prefix a token ends with `_`, which 32 random bytes never do. */
const prefixedEnd = '_'

function newToken(isPrefixed: boolean): string {
  const token = randomBytes(32).toString('base64url')
  return isPrefixed ? token.slice(0, -1) + prefixedEnd : token
}

function readToken(request: FastifyRequest, name: string): string | null {
  const token = readCookie(request, name)
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null
}

function readOldToken(request: FastifyRequest): string | null {
  const token = readToken(request, plainName)
  return token?.endsWith(prefixedEnd) ? null : token
}

const hashOf = (token: string) => hash('sha256', token, 'base64url')
