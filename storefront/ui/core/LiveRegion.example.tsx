import { announce } from './announce.ts'
import { Button } from './Button.tsx'
import { LiveRegion } from './LiveRegion.tsx'

export function Shown() {
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => announce('Night Boat, firkin, is in the basket.', { isShown: true })}
      >
        Announce
      </Button>
      <LiveRegion />
    </>
  )
}
