import { containersText } from '../../../shared/deposits/container-names.ts'
import type { GroupRun, LoadedLine, RunDrop } from '../../../shared/api/group-runs-api.ts'
import type { RunState } from '../../../shared/delivery/run-plan.ts'
import type { Unloading } from '../../../shared/orders/handover.ts'
import type { RunVerb } from './run-calls.ts'

type Tone = 'plain' | 'hop' | 'malt' | 'oxide' | 'stout'

export const runStateNames: Record<RunState, { text: string; tone: Tone }> = {
  open: { text: 'Open', tone: 'hop' },
  closed: { text: 'Closed', tone: 'malt' },
  firm: { text: 'Firm', tone: 'stout' },
  departed: { text: 'On the road', tone: 'malt' },
  done: { text: 'Done', tone: 'plain' },
  cancelled: { text: 'Cancelled', tone: 'oxide' },
}

export const dropStateNames: Record<RunDrop['state'], { text: string; tone: Tone }> = {
  waiting: { text: 'Not all at the depot', tone: 'malt' },
  ready: { text: 'At the depot', tone: 'hop' },
  left: { text: 'On the road', tone: 'malt' },
  delivered: { text: 'Delivered', tone: 'hop' },
  failed: { text: 'Not delivered', tone: 'oxide' },
}

export const unloadingNames: Record<Unloading, string> = {
  tail_lift: 'tail-lift',
  fork_lift: 'fork-lift',
}

export const runVerbNames: Record<RunVerb, string> = {
  change: 'Change this run',
  write: 'Write to all',
  close: 'Take no more orders',
  depart: 'Depart',
  finish: 'Finish',
  cancel: 'Cancel the run',
}

/** '1 pallet', '3 pallets'. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** 'Towpath Bitter, Firkin'. */
export const lineName = ({ title, variantLabel }: Pick<LoadedLine, 'title' | 'variantLabel'>): string =>
  variantLabel === null ? title : `${title}, ${variantLabel}`

/** '9:00 to 16:00', or what is known of it. */
export const windowText = ({ opensAt, closesAt }: Pick<RunDrop, 'opensAt' | 'closesAt'>): string | null =>
  opensAt === null || closesAt === null ? null : `${opensAt} to ${closesAt}`

/** What of each brewery's parts goes to a drop. */
export const partsOfDrop = ({ loads }: Pick<GroupRun, 'loads'>, { parts }: Pick<RunDrop, 'parts'>) =>
  loads.flatMap(({ brewery, parts: own }) =>
    own.filter(({ part }) => parts.includes(part)).map((part) => ({ ...part, brewery })),
  )

/** '4 firkins from Damask; 1 keg of 30 L from Tollcross'. */
export const emptiesText = ({ empties }: RunDrop): string =>
  empties
    .map(({ atPub, kind, breweryName }) => `${containersText(atPub, kind)} from ${breweryName}`)
    .join('; ')
