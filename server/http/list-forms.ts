import type { App } from './app-type.ts'

/** Takes what forms of pages send, names that come again and all, as URLSearchParams. Touches its plugin only. */
export function takeListForms(app: App): void {
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
