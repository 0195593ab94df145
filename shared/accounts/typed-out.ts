/** As many letters and figures as each number has, without its spaces and a country in front. */
const wholeLengths: Readonly<Record<string, number>> = {
  awrsNumber: 15,
  vatNumber: 9,
  companyNumber: 8,
  postcode: 7,
}

/** Whether a field holds a whole number or postcode, so that its form can be judged while it is typed (NOTE-15). */
export function isTypedOut(field: string, text: string): boolean {
  const wanted = wholeLengths[field.split('.').at(-1)!]
  if (wanted === undefined) return false
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return signs.replace(field === 'vatNumber' ? /^(GB|XI)/ : '', '').length >= wanted
}
