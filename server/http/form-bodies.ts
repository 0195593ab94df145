import type { App } from './app-type.ts'

/** What a plain form of a page sent: names to texts, of several alike the last. */
type FormFields = Record<string, string>

/** Takes what forms of pages send, and nothing else. Touches the plugin it is called in only. */
export function takeForms(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string)) satisfies FormFields),
  )
}

/** One field of a form, '' where it is missing or longer than anybody means. */
export function fieldOf(body: unknown, name: string, longest = 2000): string {
  const text = Object.hasOwn((body ?? {}) as FormFields, name) ? (body as FormFields)[name]! : ''
  return text.length > longest ? '' : text
}
