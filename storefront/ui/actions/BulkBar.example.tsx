import { Button } from '../core/Button.tsx'
import { BulkBar } from './BulkBar.tsx'

/** At the foot of the screen while rows are ticked; here of a box of its own. */
export function TickedRows() {
  return (
    <div style={{ transform: 'translate(0)', minBlockSize: '11rem' }}>
      <BulkBar chosen="3 orders" onClear={() => {}}>
        <Button>Accept as ordered</Button>
      </BulkBar>
    </div>
  )
}
