import { StarInput } from './StarInput.tsx'

export function Unrated() {
  return <StarInput legend="Your rating" name="rating-none" />
}

export function Rated() {
  return <StarInput legend="Your rating" name="rating-four" defaultValue={4} />
}

export function Missing() {
  return <StarInput legend="Your rating" name="rating-missing" error="Choose a rating from 1 to 5." />
}
