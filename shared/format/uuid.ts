/**
 * The one written form of a UUID: 32 hex digits in five groups with hyphens between them. PostgreSQL also reads others
 * (in braces, without hyphens); a caller that sends one of those is refused, so that a key has one spelling.
 */
const writtenForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether this text is a UUID, upper or lower case (WISH-22). A query throws on any other text, so check here first.
 */
export function isUuid(text: string): boolean {
  return writtenForm.test(text)
}
