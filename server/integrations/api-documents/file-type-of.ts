/** Calls that answer a file, by how their addresses end. */
const files: { ends: RegExp; type: string }[] = [
  { ends: /\.pdf$/, type: 'application/pdf' },
  { ends: /\.csv$|\/imports\/templates\/\{kind\}$/, type: 'text/csv' },
  { ends: /\/money\/exports\/\{program\}$/, type: 'application/zip' },
  { ends: /\/beer-pictures\/\{name\}$|\/pictures\/\{picture\}$/, type: 'image/webp' },
  { ends: /\/beer-label$/, type: 'image/svg+xml' },
  { ends: /^\/api\/account\/data$/, type: 'application/json' },
]

/** What a call without a schema answers; null: nothing, with status 204. */
export const fileTypeOf = (path: string): string | null =>
  files.find(({ ends }) => ends.test(path))?.type ?? null

/** Calls that take a picture in the multipart field `file`. */
export const isUpload = (path: string): boolean => /\/(?:beer-)?pictures$/.test(path)
