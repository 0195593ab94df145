/**
 * The address all calls start with, without a slash at the end: the one configured, else the page's own host on
 * port 3000 for http and 443 for https (API-01, CONST-17, CONST-18).
 */
export function apiBase(
  configured: string | null | undefined,
  location: { protocol: string; hostname: string },
): string {
  const given = configured?.trim().replace(/\/+$/, '')
  if (given) return given
  const port = location.protocol === 'https:' ? 443 : 3000
  return `${location.protocol}//${location.hostname}:${port}`
}

/** The base address of this page's calls: the one that the page names, else the rule of API-01. */
export function pageApiBase(): string {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content
  return apiBase(configured, location)
}
