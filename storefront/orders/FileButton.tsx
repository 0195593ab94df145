import { useState } from 'react'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { offerFile } from '../api/client-files.ts'
import { problemOf } from './use-read.ts'

type Props = {
  /** The file's name on the visitor's device. */
  name: string
  read: () => Promise<Blob>
  children: string
}

/** Saves a file that only the client may read: a plain link could not carry the token. */
export function FileButton({ name, read, children }: Props) {
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      offerFile(name, await read())
      announce(`${name} is downloaded.`, { isShown: true })
    } catch (error) {
      announce(problemOf(error), { isUrgent: true, isShown: true })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="quiet" icon="download" isLoading={isLoading} onClick={() => void save()}>
      {children}
    </Button>
  )
}
