import type { BuyerScope } from '../../../shared/accounts/api-token-scopes.ts'

const texts: Record<BuyerScope, string> = {
  basket: 'Read the basket and add to it',
  'orders:read': 'Read your orders',
  'orders:write': 'Place orders on account, and answer and cancel them',
  'papers:read': 'Read your invoices, credit notes and credit account',
}

/** What each scope of a buyer's token allows, in words. */
export const scopeTexts: Readonly<Record<string, string>> = texts
