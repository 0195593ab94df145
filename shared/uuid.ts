/** Whether this is a UUID in its one written form, with hyphens, in either case (WISH-22). */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
