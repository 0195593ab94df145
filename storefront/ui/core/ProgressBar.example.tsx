import { useState } from 'react'
import { Button } from './Button.tsx'
import { ProgressBar } from './ProgressBar.tsx'

export function Loading() {
  const [isLoading, setIsLoading] = useState(false)
  return (
    <>
      <ProgressBar isLoading={isLoading} />
      <Button variant="quiet" onClick={() => setIsLoading(!isLoading)}>
        {isLoading ? 'Arrive' : 'Set off'}
      </Button>
    </>
  )
}
