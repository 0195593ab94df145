/** Addresses for programs that shop for people. */
export const programPaths = {
  /** Model Context Protocol. */
  mcp: '/mcp',
  /** Universal Commerce Protocol: who the shop is, and links that offer items. */
  profile: '/.well-known/ucp',
  buy: '/buy',
}

/** The query name under which the server reads the items of `/buy/<items>`. */
export const offeredItemsName = 'items'
