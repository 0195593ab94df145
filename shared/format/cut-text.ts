/**
 * The first `most` UTF-16 units of a text, one fewer where the last would be half of a character: PostgreSQL takes no
 * such half in JSON, and browsers show it as a fault.
 */
export const cutText = (text: string, most: number): string =>
  halfAtEnd.test(text.slice(0, most)) ? text.slice(0, most - 1) : text.slice(0, most)

const halfAtEnd = /[\ud800-\udbff]$/

/** The text where it fits into `most` UTF-16 units; otherwise how it begins, ending in an ellipsis. */
export const shortText = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1)}…`
