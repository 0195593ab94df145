import { createContext } from 'react'
import type { GroupRun } from '../../../shared/orders/delivery-promise.ts'

/** When the pallets of groups leave, as the frame of the page says. */
export const GroupRunsContext = createContext<readonly GroupRun[]>([])
