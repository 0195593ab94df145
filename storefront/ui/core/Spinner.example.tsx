import { Spinner } from './Spinner.tsx'

export function WithWords() {
  return <Spinner label="Counting the casks" />
}

export function Bare() {
  return <Spinner />
}
