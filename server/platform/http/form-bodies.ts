import type { App } from './app-type.ts'

/** Accepts only urlencoded forms of pages, repeated names included. Affects only the plugin that calls it. */
export function acceptForms(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )
}

/** The fields of a form; empty without a body. */
export function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/** One field of a form, the last of repeated ones; '' for a missing or an overlong field. */
export function fieldOf(body: unknown, name: string, longest = 2000): string {
  const text = formOf(body).getAll(name).at(-1) ?? ''
  return text.length > longest ? '' : text
}
