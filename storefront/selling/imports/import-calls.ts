import type { BreweryImport, FileReading, FileToRead, FileToTake } from '../../../shared/api/imports-api.ts'
import type { ImportKind } from '../../../shared/catalogue/import-headings.ts'
import { clientCall } from '../../api/client-calls.ts'

const root = (brewery: string) => `/api/sell/${encodeURIComponent(brewery)}/imports`

/** Where files are read, imported and undone. All throw as clientCall does. */
export const importCalls = {
  list: root,
  template: (brewery: string, kind: ImportKind) => `${root(brewery)}/templates/${kind}`,
  undo: (brewery: string, id: string) => `${root(brewery)}/${encodeURIComponent(id)}/undo`,
  read: (brewery: string, body: FileToRead) =>
    clientCall<FileReading>(`${root(brewery)}/reading`, { method: 'POST', body }),
  /** The same key imports once, however often the call is sent. */
  take: (brewery: string, body: FileToTake, key: string) =>
    clientCall<BreweryImport>(root(brewery), { method: 'POST', body, key }),
}
