/** What is sent to Stripe's shops instead of a token once the bank has asked the buyer: look how it went. */
export const bankHasAsked = 'authenticated'
