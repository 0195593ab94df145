import type { StaffOrder } from '../../../shared/api/staff-orders-api.ts'
import { Answered } from '../../console/Answered.tsx'
import { laterForm } from '../../console/later-screen.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { staffReads } from '../staff-calls.ts'
import type { DisputeProps } from './DisputeForm.tsx'

const DisputeForm = laterForm(async () => (await import('./DisputeForm.tsx')).DisputeForm)

/** Who pays for a lost dispute: Dray, or breweries by what is credited in their names (PAYO-06). */
export function DisputeDialog(props: DisputeProps) {
  const { orderNumber } = props.dispute
  const { loaded, again } = useConsoleRead<StaffOrder>(staffReads.order(orderNumber))
  return (
    <Drawer isOpen isSheetOnPhone title={`Who pays: ${orderNumber}`} onClose={props.onClose}>
      <Answered loaded={loaded} again={again}>
        {(order) => <DisputeForm {...props} order={order} />}
      </Answered>
    </Drawer>
  )
}
