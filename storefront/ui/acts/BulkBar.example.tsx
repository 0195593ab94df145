import { Button } from '../core/Button.tsx'
import { BulkBar } from './BulkBar.tsx'

/** Stands at the foot of the screen while rows are ticked. */
export function TickedRows() {
  return (
    <BulkBar chosen="3 orders" onClear={() => {}}>
      <Button>Accept as ordered</Button>
    </BulkBar>
  )
}
