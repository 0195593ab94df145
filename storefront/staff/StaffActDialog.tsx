import { laterForm } from '../console/later-screen.tsx'
import { verbNames } from '../selling/selling-words.ts'
import { Drawer } from '../ui/dialogs/Drawer.tsx'
import type { StaffActionProps } from './StaffAct.tsx'

const StaffAct = laterForm(async () => (await import('./StaffAct.tsx')).StaffAction)

/** A step that staff take for a brewery: the brewery's own form, and why (STAF-10). */
export function StaffActionDialog(props: StaffActionProps) {
  const { number, part, verb, onClose } = props
  const name = verb === 'cancel' ? 'Cancel' : verbNames[verb]
  return (
    <Drawer
      isOpen
      isSheetOnPhone
      title={`${name} for ${part.brewery ?? 'Dray'}: ${number}`}
      onClose={onClose}
    >
      <StaffAct {...props} />
    </Drawer>
  )
}
