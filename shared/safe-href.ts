import { socialUrl } from './social-links.ts'

/** An address an operator typed, if it is http(s) or a path of ours (the rule of HEAD-66); null for anything else. */
export function safeHref(url: string | null | undefined): string | null {
  const href = socialUrl(url)
  return href === '#' ? null : href
}
