export type SocialLink = { id: string; label: string; url: string; iconClass: string; iconName: string }
type SuppliedLink = {
  id?: string | null
  label?: string | null
  url?: string | null
  iconClass?: string | null
  position?: number | null
}

/** The icon of a link whose class is not one of Font Awesome (HEAD-67). */
export const LINK_ICON = 'fas fa-link'

const styles = /^(?:fa|fa[bdlrst]|fa-(?:brands|duotone|light|regular|sharp|solid|thin))$/

/** Social links in their order, with addresses and icons that are safe to draw (HEAD-62, HEAD-66, HEAD-67). */
export function socialLinks(links: readonly SuppliedLink[]): SocialLink[] {
  return links
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map((link, index) => {
      const iconClass = socialIconClass(link.iconClass)
      const url = socialUrl(link.url)
      const iconName = iconClass.slice(iconClass.indexOf(' fa-') + 4)
      return {
        id: link.id || `social-${index}`,
        label: link.label?.trim() || iconName,
        url,
        iconClass,
        iconName,
      }
    })
}

/** An http(s) or root-relative address unchanged; any other text gives '#' (HEAD-66). */
export function socialUrl(url: string | null | undefined): string {
  const address = url?.trim() ?? ''
  // Browsers read '//host' and '/\host' as another site, and drop tabs and line ends while they read.
  if (/[\t\n\r]/.test(address)) return '#'
  if (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address)) return address
  return /^\/(?![/\\])/.test(address) ? address : '#'
}

/** A Font Awesome style plus an fa-* name; otherwise the generic link icon (HEAD-67). */
export function socialIconClass(iconClass: string | null | undefined): string {
  const [style = '', name = '', ...rest] = iconClass?.trim().split(/\s+/) ?? []
  const isIcon = styles.test(style) && /^fa-[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && rest.length === 0
  return isIcon && !styles.test(name) ? `${style} ${name}` : LINK_ICON
}

/** An address an operator typed, if it is http(s) or a path of ours (the rule of HEAD-66); null for anything else. */
export function safeHref(url: string | null | undefined): string | null {
  const href = socialUrl(url)
  return href === '#' ? null : href
}
