import { Notice } from '../ui/core/Notice.tsx'
import { FocusedPlace } from './FocusedPlace.tsx'

type Props = { message: string }

/** Why an action failed. Give each failure its own key, so that the next one takes the focus too. */
export function FocusedAlert({ message }: Props) {
  return (
    <FocusedPlace>
      <Notice tone="error">
        <p>{message}</p>
      </Notice>
    </FocusedPlace>
  )
}
