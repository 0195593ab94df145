import { Picture } from './Picture.tsx'

/** A drawing small enough to travel in its address: a pint at dusk. */
const pint =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 200'%3E%3Crect width='320' height='200' fill='%232f3a46'/%3E%3Cpath d='M120 40h80l-10 120h-60z' fill='%23b8721a'/%3E%3Cpath d='M120 40h80l-2 22h-76z' fill='%23f6f1e7'/%3E%3C/svg%3E"

export function OwnShape() {
  return <Picture src={pint} alt="A pint of bitter" width={320} height={200} isLazy={false} />
}

export function WaitingOnItsColour() {
  return (
    <Picture
      src="data:image/gif;base64,R0lGODlhAQABAAAAACw="
      alt=""
      width={320}
      height={80}
      placeholderColor="#7a3d12"
    />
  )
}
