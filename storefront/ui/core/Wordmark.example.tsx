import { Wordmark } from './Wordmark.tsx'

export function Name() {
  return (
    <p style={{ fontSize: '2.5rem' }}>
      <Wordmark />
    </p>
  )
}
