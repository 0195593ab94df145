/**
 * A formatter of dates that is made when it is first asked for: each takes a slow phone some 10 ms, and a module is
 * read long before anything of it shows.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined
  return () => (made ??= new Intl.DateTimeFormat(locale, options))
}
