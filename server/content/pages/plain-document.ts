import { escapeHtml } from '../../platform/http/escape-html.ts'

/** The last resort, when not even the frame can be drawn: a page that needs nothing. */
export function buildPlainDocument(requestId: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong · Dray</title>
<h1>Something went wrong</h1>
<p>Sorry: this is our fault, not yours. Please try again in a minute.</p>
<p>If you write to us, give this number: <strong>${escapeHtml(requestId)}</strong></p>
<p><a href="/">Back to the shop</a></p>
</html>
`
}
