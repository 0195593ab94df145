import { laterForm } from '../../console/later-screen.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import type { ChangeProps } from './ChangeForm.tsx'

const ChangeForm = laterForm(async () => (await import('./ChangeForm.tsx')).ChangeForm)

/** Contact, premises, run and what a driver reads of an open order: shown first, with what it costs whom (STAF-11). */
export const ChangeDialog = (props: ChangeProps) => (
  <Drawer isOpen isSheetOnPhone title={`Change ${props.number}`} onClose={props.onClose}>
    <ChangeForm {...props} />
  </Drawer>
)
