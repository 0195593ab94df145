/**
 * Mails to which staff may add words of their own, by the name of their template, with what people call them. What a mail
 * itself says, its links and its figures stay as they are.
 */
export const shopLetters = {
  'order-placed': { name: 'Order placed', does: 'To the buyer, with the order' },
  'order-changed': { name: 'Order changed', does: 'To the buyer, for each step of an order' },
  'order-proposal': { name: 'Proposal', does: 'To the buyer: a brewery offers something else' },
  'trade-account': {
    name: 'Trade account',
    does: 'To the applicant: received, asked, approved, refused, on hold',
  },
  'credit-account': { name: 'Credit account', does: 'To the buyer: opened, changed, on hold' },
  'invoices-due': { name: 'Invoices due', does: 'To buyers on account, before and after the day' },
  'selling-news': {
    name: 'Application of a brewery',
    does: 'To the brewery that wants to sell: received and decided',
  },
  'brewery-order': { name: 'Order for a brewery', does: 'To its owners and sales, with the lines' },
  'awrs-ending': { name: 'AWRS entry ends', does: 'To the brewery, before the day and on it' },
  invitation: { name: 'Invitation', does: 'To the person who is asked to join a brewery or Dray' },
  'support-received': { name: 'Message received', does: 'To the sender of a message on the support page' },
  'review-published': { name: 'Review published', does: 'To its author' },
  subscribed: { name: 'Subscribed', does: 'To a new subscriber of the newsletter' },
} as const
export type ShopLetter = keyof typeof shopLetters
export const shopLetterNames = Object.keys(shopLetters) as ShopLetter[]

export const isShopLetter = (name: string): name is ShopLetter => Object.hasOwn(shopLetters, name)
