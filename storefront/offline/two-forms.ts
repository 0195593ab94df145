import { documentTitle } from '../../shared/pages/page-frame-data.ts'
import { readRows } from '../../shared/pages/payload-rows.ts'

/** The same page as HTML document and as payload: each can be made from the other, so one cached copy serves both. */
const appMark = '<div id="app">'
const payloadMark = '<script type="application/json" id="payload">'

/** The payload in a document, with named fields as its address answers it; null where it has none. */
export function payloadIn(document: string): string | null {
  const mark = document.lastIndexOf(payloadMark)
  if (mark === -1) return null
  const start = mark + payloadMark.length
  const end = document.indexOf('</script>', start)
  if (end === -1) return null
  return JSON.stringify(readRows(JSON.parse(document.slice(start, end)))).replaceAll('<', '\\u003c')
}

/**
 * The document of any page with another page's payload in it; null where it cannot be made. Its rendered HTML is the
 * other page's: it is hidden, supplies the parts that only the server renders, and entry-browser.tsx renders the rest
 * again.
 */
export function documentWith(shell: string, payload: string): string | null {
  const app = shell.indexOf(appMark)
  const mark = shell.lastIndexOf(payloadMark)
  const end = shell.indexOf('</script>', mark)
  // The server's payload cannot end the script element; any other text must stay out of a document
  if (app === -1 || mark < app || end === -1 || payload.includes('<')) return null
  const head = shell
    .slice(0, app)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${titleOf(payload)}</title>`)
  const drawn = shell.slice(app + appMark.length, mark)
  return `${head}<div id="app" hidden>${drawn}${payloadMark}${payload}${shell.slice(end)}`
}

function titleOf(payload: string): string {
  const { data } = JSON.parse(payload) as { data?: { title?: unknown } }
  const title = documentTitle(typeof data?.title === 'string' ? data.title : '')
  return title.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
