import { createContext } from 'react'
import type { GroupRun } from '../../../shared/orders/delivery-promise.ts'

/** The next runs of groups, as the frame of the page says. */
export const GroupRunsContext = createContext<readonly GroupRun[]>([])
