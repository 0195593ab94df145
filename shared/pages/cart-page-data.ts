import type { BasketQuote, CartItem } from '../api/basket-api.ts'
import type { PartQuote } from '../api/delivery-api.ts'
import { closureReasons } from '../standing/seller-closure.ts'

/** Why a form of the basket changed nothing, or not all that was asked. */
const cartFaults = [
  'bad_quantity',
  'unknown_item',
  'unknown_group',
  'not_in_group',
  'price_unknown',
  'sold_out',
  'basket_full',
  'nothing_chosen',
  ...closureReasons,
] as const
type CartFault = (typeof cartFaults)[number]

export type CartProblem = {
  fault: CartFault
  /** The line it is about, where it is in the basket. */
  itemKey: string | null
  /** What was typed, to be put right. */
  typed: string
}

export type CartData = {
  title: string
  breadcrumb: { label: string; href: string }[]
  /** Of a guest, from the cookie; what a client has is read in the browser. */
  basket: BasketQuote
  /** What is missing to the minimums of its regular basket, for browsers without scripts; others ask. */
  delivery: PartQuote[]
  problem: CartProblem | null
  /** What a link offers, which is in no basket yet. */
  offer: CartOffer | null
}

/** Lines of a link such as an assistant makes (PLAT-24). */
export type CartOffer = {
  items: CartItem[]
  /** Lines of it that the shop does not sell. */
  gone: number
  /** Where the link goes on to; null: nowhere. */
  continueTo: string | null
}

/** Names of the query by which a form tells the page what went wrong, and by which a link offers lines. */
export const cartQueryNames = ['fault', 'line', 'typed', 'offer', 'group', 'continue_to'] as const

export function readCartProblem(query: URLSearchParams): CartProblem | null {
  const fault = cartFaults.find((fault) => fault === query.get('fault'))
  if (fault === undefined) return null
  return { fault, itemKey: query.get('line'), typed: (query.get('typed') ?? '').slice(0, 40) }
}

/** The query of readCartProblem. */
export function writeCartProblem({ fault, itemKey, typed }: CartProblem): string {
  const query = new URLSearchParams({ fault })
  if (itemKey !== null) query.set('line', itemKey)
  if (typed !== '') query.set('typed', typed.slice(0, 40))
  return query.toString()
}

/** What to say about it, in a sentence. */
export function cartProblemSentence({ fault, typed }: CartProblem): string {
  switch (fault) {
    case 'bad_quantity':
      return `${badQuantitySentence(typed)} Nothing was changed.`
    case 'unknown_item':
      return 'That item is not sold any more. It was not added.'
    case 'unknown_group':
      return 'That group is not known. Nothing was added to it.'
    case 'not_in_group':
      return 'That beer is not of a brewery in that group. It was not added.'
    case 'price_unknown':
      return 'That size has no price online. It was not added. Contact the brewery for pricing.'
    case 'seller_not_cleared':
    case 'seller_paused':
      return 'That brewery takes no orders at the moment. The beer was not added.'
    case 'sold_out':
      return 'That item is sold out. It was not added.'
    case 'basket_full':
      return 'Your basket has no room for more lines. Check out some of them first.'
    case 'nothing_chosen':
      return 'Nothing was chosen. Give at least one item a quantity.'
  }
}

/** Beside the quantity that was typed. */
export const badQuantitySentence = (typed: string): string =>
  typed.trim() === '' ? 'No quantity was given.' : `‘${typed}’ is no quantity.`
