/** A pattern of LIKE that finds these words anywhere; undefined for none. */
export function likePattern(typed: string | undefined): string | undefined {
  const words = typed?.trim() ?? ''
  return words === '' ? undefined : `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
