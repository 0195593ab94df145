import { laterForm } from '../../console/later-screen.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import type { AnswerProps } from './AnswerForm.tsx'

const AnswerForm = laterForm(async () => (await import('./AnswerForm.tsx')).AnswerForm)

/** A claim's answer: admit, replace, rebate or refuse, each shown with credit note, fee and balance before (SELL-23). */
export const ClaimAnswer = (props: AnswerProps) => (
  <Drawer isOpen isSheetOnPhone title={`Answer the claim: ${props.order.number}`} onClose={props.onClose}>
    <AnswerForm {...props} />
  </Drawer>
)
