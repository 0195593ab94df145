import { laterForm } from '../../console/later-screen.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import type { RefundProps } from './RefundForm.tsx'

const RefundForm = laterForm(async () => (await import('./RefundForm.tsx')).RefundForm)

/** Money that goes back for what was sent, and goodwill: shown first, then done or asked of a second person (STAF-12). */
export const RefundDialog = (props: RefundProps) => (
  <Drawer isOpen isSheetOnPhone title={`Refund: ${props.order.number}`} onClose={props.onClose}>
    <RefundForm {...props} />
  </Drawer>
)
