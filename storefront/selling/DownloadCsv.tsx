import { offerFile } from '../api/offer-file.ts'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { sellingCalls } from './selling-calls.ts'
import { problemText } from './use-selling-read.ts'

type Props = {
  /** The call of the list, without its query. */
  path: string
  query: URLSearchParams
  /** Of the file. */
  name: string
}

/** All rows of a list as it is filtered, as a file (SELL-06). */
export function DownloadCsv({ path, query, name }: Props) {
  return (
    <Button variant="quiet" size="small" icon="download" onClick={() => void download(path, query, name)}>
      Download CSV
    </Button>
  )
}

async function download(path: string, query: URLSearchParams, name: string): Promise<void> {
  const wanted = new URLSearchParams(query)
  wanted.delete('page')
  wanted.set('format', 'csv')
  try {
    offerFile(name, await sellingCalls.file(`${path}?${wanted}`))
  } catch (error) {
    announce(problemText(error), { isShown: true, isUrgent: true })
  }
}
