/**
 * The first `most` code units of a text, as `length` counts them; one fewer where the last would be half of a character:
 * PostgreSQL takes no such half in JSON, and browsers show it as a fault.
 */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(halfAtEnd, '')

const halfAtEnd = /[\ud800-\udbff]$/

/** The text where it fits into `most` code units; otherwise how it begins, ending in an ellipsis. */
export const shortText = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1)}…`
