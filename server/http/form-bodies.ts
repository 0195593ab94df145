import type { App } from './app-type.ts'

/** Takes what plain forms of pages send, names that come again and all, and nothing else. Touches its plugin only. */
export function takeForms(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )
}

/** The fields of a form; none where nothing was sent. */
export function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/** One field of a form, of several alike the last; '' where it is missing or longer than anybody means. */
export function fieldOf(body: unknown, name: string, longest = 2000): string {
  const text = formOf(body).getAll(name).at(-1) ?? ''
  return text.length > longest ? '' : text
}
