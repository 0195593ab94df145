import type { PickingList } from '../../../shared/api/picking-api.ts'
import { DropLabels } from './DropLabels.tsx'
import { Printed } from './Printed.tsx'

/** The labels of a day, which go to the printer once they are drawn. */
export function PrintedLabels({ brewery, list }: { brewery: string; list: PickingList }) {
  return (
    <Printed>
      <DropLabels brewery={brewery} origin={location.origin} list={list} />
    </Printed>
  )
}
