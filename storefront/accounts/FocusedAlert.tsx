import { Notice } from '../ui/Notice.tsx'
import { FocusedPlace } from './FocusedPlace.tsx'

type Props = { message: string }

/** Why it did not work. Give it a key to tell the next failure too. */
export function FocusedAlert({ message }: Props) {
  return (
    <FocusedPlace>
      <Notice tone="error">
        <p>{message}</p>
      </Notice>
    </FocusedPlace>
  )
}
