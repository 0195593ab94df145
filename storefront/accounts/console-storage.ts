/** Where the browser stores what a person of the consoles has typed and not sent; it goes when they sign out. */
export const consoleDraftsKey = 'dray-console-drafts'

/** Where it stores acts that were pressed and have no answer yet; they go too. */
export const consoleActsKey = 'dray-console-acts'
