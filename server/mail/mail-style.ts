/** The light look of storefront/styles/tokens.css; mail programs know neither custom properties nor our fonts. */
export const colours = {
  paper: '#f6f1e7',
  card: '#fffcf6',
  ink: '#1d1713',
  inkSoft: '#4e443a',
  rule: '#d6ccb9',
  hop: '#1c5a38',
  onHop: '#fffcf6',
  malt: '#b8721a',
  stout: '#1d1713',
  onStout: '#f6f1e7',
}
export const displayFont = `font-family:Rockwell,'Roboto Slab',Georgia,serif;font-weight:700`
/** As near to the lettering of the wordmark as mail programs have. */
export const plateFont = `font-family:'Arial Black',Arial,Helvetica,sans-serif;font-weight:900`
export const textFont = `font-family:Arial,Helvetica,sans-serif`

/** A row of the mail's one table; `inner` is markup. */
export const cellOf = (style: string, inner: string) => `<tr><td style="${style}">${inner}</td></tr>`
