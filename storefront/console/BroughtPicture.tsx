import { useEffect, useState } from 'react'
import { readPicture } from '../api/client-files.ts'

type Props = {
  className?: string | undefined
  /** The address that the picture has once a beer shows it. */
  address: string
  /** Where it is read until then, by its name. */
  call: (name: string) => string
  alt?: string
}

/** A picture that a brewery brought, which only it and the staff may see until the shop shows it. */
export function BroughtPicture({ className, address, call, alt = 'The beer' }: Props) {
  const name = /^\/media\/kept\/([0-9a-f]{32})\.webp$/.exec(address)?.[1]
  const path = name === undefined ? null : call(name)
  const [read, setRead] = useState<{ path: string; source: string } | null>(null)
  useEffect(() => {
    let isWanted = true
    if (path !== null)
      readPicture(path).then(
        (source) => isWanted && setRead({ path, source }),
        () => {},
      )
    return () => {
      isWanted = false
    }
  }, [path])
  const source = path === null ? address : read?.path === path ? read.source : null
  return source === null ? <span>A picture</span> : <img className={className} src={source} alt={alt} />
}
