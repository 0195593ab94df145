import { documentTitle } from '../../shared/document-title.ts'

/** The same page as HTML document and as payload: either is made of the other, so one kept copy serves both. */
const appMark = '<div id="app">'
const payloadMark = '<script type="application/json" id="payload">'

/** The payload that stands in a document; null where none does. */
export function payloadIn(document: string): string | null {
  const mark = document.lastIndexOf(payloadMark)
  if (mark === -1) return null
  const start = mark + payloadMark.length
  const end = document.indexOf('</script>', start)
  return end === -1 ? null : document.slice(start, end)
}

/**
 * The document of any page with another page's payload in it; null where it cannot be made. What is drawn in it is the
 * other page's: it is hidden, stands for the parts that only the server draws, and entry-browser.tsx draws it anew.
 */
export function documentWith(shell: string, payload: string): string | null {
  const app = shell.indexOf(appMark)
  const mark = shell.lastIndexOf(payloadMark)
  const end = shell.indexOf('</script>', mark)
  // What the server writes cannot end the script; anything else must not come into a document
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
