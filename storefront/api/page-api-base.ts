import { apiBase } from '../../shared/api-base.ts'

/** Where this page's calls go: what the server says in the page, else the rule of API-01. */
export function pageApiBase(): string {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content
  return apiBase(configured, location)
}
