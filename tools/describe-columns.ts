import { catalogueFiles, type Column } from '../server/backoffice/import/catalogue-columns.ts'

/** The files and their columns as the help shows them, from the table that the import itself uses. */
export function describeColumns(): string {
  return catalogueFiles.map(({ name, columns }) => `\n${name}\n${columns.map(describe).join('')}`).join('')
}

function describe(column: Column): string {
  return `  ${column.required ? '*' : ' '} ${column.name.padEnd(22)} ${contents(column)}\n`
}

function contents(column: Column): string {
  switch (column.kind) {
    case 'externalId':
      return column.names === undefined
        ? 'your own id, up to 200 characters'
        : `an external_id of ${column.names}`
    case 'line':
      return `one line, up to ${column.most} characters`
    case 'text':
      return `text, up to ${column.most} characters`
    case 'slug':
      return 'a-z, 0-9 and hyphens'
    case 'url':
      return 'http or https address'
    case 'email':
      return 'email address'
    case 'picture':
      return 'path of a PNG, JPEG or WebP picture in the folder'
    case 'integer':
    case 'degrees':
      return `${column.kind === 'integer' ? 'whole number' : 'degrees'}, ${column.least} to ${column.most}`
    case 'percent':
      return `number, 0 to ${column.most}, two decimals at most`
    case 'money':
      return 'pounds without VAT, such as 96.00'
    case 'boolean':
      return 'true or false'
    case 'color':
      return 'colour such as #C8702A'
    case 'day':
      return 'day such as 2026-03-05'
    case 'moment':
      return 'moment such as 2026-03-05T09:30:00Z, or a day'
    case 'count time':
      return 'moment such as 2026-03-05T09:30:00Z, or a day: today is now, an earlier one its end in London'
    case 'choice':
      return `${column.what}: ${[...column.choices].join(' ')}`
    case 'list':
      return `list, up to ${column.entries} entries${column.names ? `, external_ids of ${column.names}` : ''}`
  }
}
