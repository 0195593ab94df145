/** The version of the agency agreement that breweries accept. */
export const agencyAgreementVersion = '2026-11'

/** What a brewery and Dray agree, a clause a line, in the words that its owner reads before accepting. */
export const agencyAgreement: readonly { title: string; text: string }[] = [
  {
    title: 'Who sells',
    text: 'You sell your beer to the pub or shop that orders it, at your prices. Dray arranges the sale and takes the order in your name.',
  },
  {
    title: 'Invoices',
    text: 'Dray issues your invoices and credit notes to buyers in your name, as your agent, with your VAT number if you have one, and you may read each of them. You tell Dray at once when your legal name, address or VAT registration changes.',
  },
  {
    title: 'Who buys',
    text: 'Dray lets only buyers order whose licence or AWRS number it has looked at.',
  },
  {
    title: 'Your answer',
    text: 'You answer an order by its deadline: accept it, propose a change or refuse it. What you have accepted you send or hand over as agreed.',
  },
  {
    title: 'Money',
    text: 'Dray takes the buyer’s money and pays you what is yours, less its fee and the VAT on it, as your console shows line by line. What goes back to a buyer because of you comes out of what is yours.',
  },
  {
    title: 'AWRS',
    text: 'You sell through Dray only while you are approved for AWRS or need no approval. Dray looks your number up again and again, and stops your sales where it is not approved.',
  },
  {
    title: 'Ending it',
    text: 'You may pause or stop selling at any time; orders that are paid are still yours to send. Dray may stop your sales where you do not hold to this, and says why.',
  },
]
