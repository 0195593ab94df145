/** The cards that Dray takes, side by side on 168 by 36. */
export function drawPaymentCards(): string {
  const cards = [
    card(0, '#f6f1e7', '#f6f1e7', `<path d="${visa}" stroke="#1d1713" stroke-width="2.4"/>`),
    card(58, '#1d1713', '#cabda9', mastercard),
    card(116, '#123f27', '#8ccb97', `<path d="${amex}" stroke="#f6f1e7" stroke-width="2.3"/>`),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 36">${cards.join('')}</svg>`
}

function card(x: number, document: string, edge: string, print: string): string {
  const board = `<rect x=".75" y=".75" width="50.5" height="34.5" rx="3.5" fill="${document}" stroke="${edge}" stroke-width="1.5"/>`
  return `<g transform="translate(${x})" fill="none" stroke-linejoin="round">${board}${print}</g>`
}

const visa =
  'M11 12l3.6 12 4.4-12M22.5 12l-1.6 12M33 13.6c-1-1.2-2.4-1.6-3.6-1.6-2 0-3.4 1.2-3.4 3 0 3.8 6 2.4 5.6 6-.2 1.8-1.8 3-3.8 3-1.4 0-2.8-.6-3.4-1.6M33.6 24l6-12 2.4 12M35.6 20.4h5.4'
const mastercard =
  '<circle cx="20.5" cy="18" r="9.5" fill="#96301c"/><circle cx="31.5" cy="18" r="9.5" fill="#b8721a"/><path d="M26 10.25a9.5 9.5 0 0 1 0 15.5a9.5 9.5 0 0 1 0-15.5z" fill="#f6f1e7"/>'
const amex =
  'M7.5 24l4-12 4 12M9 20.4h5M18 24V12.6l4 7 4-7V24M37 12.8h-7.4v10.4H37M29.6 18h6.4M38.6 12l7 12M45.6 12l-7 12'
