import { strToU8, zipSync } from 'fflate'

/** How a cell of a figure is shown. */
export type WriteSheetView = 'plain' | 'decimals' | 'grouped' | 'pounds' | 'percent'
/** The order and separators of a day: strftime's %d, %m, %Y, %y, %b and %B, with %H, %M and %S for the time. */
type DayForm = string
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'figure'; value: number; shown: WriteSheetView; isGerman: boolean }
  | { kind: 'moment'; value: string; form: DayForm }
  | { kind: 'flag'; value: boolean }

/** A workbook of one sheet as OpenDocument, which LibreOffice and Gnumeric read. */
export function writeSheet(rows: readonly (readonly Cell[])[]): Uint8Array {
  const styles = new Map<string, string>()
  const table = rows
    .map((row) => `<table:table-row>${row.map((cell) => cellXml(cell, styles)).join('')}</table:table-row>`)
    .join('')
  const declared = [...styles].map(
    ([xml, name]) =>
      `${xml.replace('>', ` style:name="N${name}">`)}<style:style style:name="${name}" style:family="table-cell" style:data-style-name="N${name}"/>`,
  )
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${namespaces} office:version="1.2"><office:automatic-styles>${declared.join('')}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Sheet">${table}</table:table></office:spreadsheet></office:body></office:document-content>`
  const type = 'application/vnd.oasis.opendocument.spreadsheet'
  const manifest = `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`
  return zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    'content.xml': strToU8(content),
    'META-INF/manifest.xml': strToU8(manifest),
  })
}

const namespaces = Object.entries({
  office: 'office',
  style: 'style',
  text: 'text',
  table: 'table',
  number: 'datastyle',
})
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/ {2,}/g, ' ')

function cellXml(cell: Cell, styles: Map<string, string>): string {
  const styled = (xml: string) => {
    if (!styles.has(xml)) styles.set(xml, `c${styles.size}`)
    return `table:style-name="${styles.get(xml)}"`
  }
  switch (cell.kind) {
    case 'text': {
      const lines = cell.text.split('\n').map((line) => `<text:p>${escapeXml(line)}</text:p>`)
      return cell.text === ''
        ? '<table:table-cell/>'
        : `<table:table-cell office:value-type="string">${lines.join('')}</table:table-cell>`
    }
    case 'flag':
      return `<table:table-cell office:value-type="boolean" office:boolean-value="${cell.value}"/>`
    case 'moment':
      return `<table:table-cell ${styled(momentStyle(cell.form))} office:value-type="date" office:date-value="${cell.value}"/>`
    case 'figure': {
      const { value, shown, isGerman } = cell
      if (shown === 'plain') return `<table:table-cell office:value-type="float" office:value="${value}"/>`
      const type = shown === 'percent' ? 'percentage' : 'float'
      const stored = shown === 'percent' ? Number((value / 100).toFixed(6)) : value
      return `<table:table-cell ${styled(figureStyle(shown, isGerman))} office:value-type="${type}" office:value="${stored}"/>`
    }
  }
}

function figureStyle(shown: WriteSheetView, isGerman: boolean): string {
  const place = isGerman
    ? 'number:language="de" number:country="DE"'
    : 'number:language="en" number:country="GB"'
  const decimals = shown === 'percent' ? 1 : 2
  const grouping = shown === 'grouped' || shown === 'pounds' ? ' number:grouping="true"' : ''
  const number = `<number:number number:decimal-places="${decimals}" number:min-decimal-places="${decimals}" number:min-integer-digits="1"${grouping}/>`
  if (shown === 'percent')
    return `<number:percentage-style ${place}>${number}<number:text>%</number:text></number:percentage-style>`
  if (shown === 'pounds')
    return `<number:currency-style ${place}><number:currency-symbol number:language="en" number:country="GB">£</number:currency-symbol>${number}</number:currency-style>`
  return `<number:number-style ${place}>${number}</number:number-style>`
}

const momentParts: Readonly<Record<string, string>> = {
  '%d': '<number:day number:style="long"/>',
  '%e': '<number:day/>',
  '%m': '<number:month number:style="long"/>',
  '%n': '<number:month/>',
  '%b': '<number:month number:textual="true"/>',
  '%B': '<number:month number:textual="true" number:style="long"/>',
  '%Y': '<number:year number:style="long"/>',
  '%y': '<number:year/>',
  '%H': '<number:hours number:style="long"/>',
  '%M': '<number:minutes number:style="long"/>',
  '%S': '<number:seconds number:style="long"/>',
  '%p': '<number:am-pm/>',
}

function momentStyle(form: DayForm): string {
  const parts = form.match(/%[a-z]|[^%]+/gi) ?? []
  const xml = parts.map((part) => momentParts[part] ?? `<number:text>${part}</number:text>`).join('')
  return `<number:date-style number:language="en" number:country="GB">${xml}</number:date-style>`
}
