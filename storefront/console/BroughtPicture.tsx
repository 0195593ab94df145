import { usePicture } from '../api/use-picture.ts'
import { Button } from '../ui/core/Button.tsx'

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
  const { source, again } = usePicture(path)
  if (path === null) return <img className={className} src={address} alt={alt} />
  if (source === undefined) return <span>Loading the picture</span>
  if (source !== null) return <img className={className} src={source} alt={alt} />
  return (
    <Button size="small" variant="quiet" onClick={again}>
      Load the picture again
    </Button>
  )
}
