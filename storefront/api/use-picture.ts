import { useCallback, useEffect, useState } from 'react'
import { readPicture } from './client-files.ts'

/**
 * A picture that only a call with the token may read, null for none, and the way to read it again. Its source is
 * undefined while it is read, and null where it could not be.
 */
export function usePicture(call: string | null): { source: string | null | undefined; again: () => void } {
  const [read, setRead] = useState<{ call: string | null; source: string | null }>()
  const load = useCallback(() => {
    if (call !== null)
      readPicture(call).then(
        (source) => setRead({ call, source }),
        () => setRead({ call, source: null }),
      )
  }, [call])
  useEffect(load, [load])
  const again = () => {
    setRead(undefined)
    load()
  }
  return { source: read?.call === call ? read?.source : undefined, again }
}
