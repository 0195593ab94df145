/** What Today says with nothing to answer, pick or send (SELL-15). */
export const nothingWaits = {
  title: 'Nothing is waiting.',
  /** '14 beers are on the shelf; 3 are low.' */
  shelf: ({ onSale, low }: { onSale: number; low: number }) =>
    `${onSale === 1 ? '1 beer is' : `${onSale} beers are`} on the shelf; ${low} ${low === 1 ? 'is' : 'are'} low.`,
}
