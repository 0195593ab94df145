import { Drawer } from '../ui/dialogs/Drawer.tsx'
import type { PlainAction } from './plain-act.ts'
import { laterForm } from './later-screen.tsx'

type Props<Done> = { act: PlainAction; onClose: () => void; onDone: (done: Done) => void }

const FieldsForm = laterForm(async () => (await import('./FieldsForm.tsx')).FieldsForm)

/** An action whose form is a list of fields: what it takes, what it will do, then the action itself (SELL-08, SELL-11). */
export function FieldsDialog<Done>({ act, onClose, onDone }: Props<Done>) {
  return (
    <Drawer isOpen isSheetOnPhone title={act.title} onClose={onClose}>
      {/* What its call answers is what its caller takes. */}
      <FieldsForm act={act} onClose={onClose} onDone={(done) => onDone(done as Done)} />
    </Drawer>
  )
}
