/** A day as programs for the books read it in Britain. */
export const dayOfBooks = (day: string): string => day.split('-').toReversed().join('/')
export const pounds = (minor: number): string => (minor / 100).toFixed(2)
