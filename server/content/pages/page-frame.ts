import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { GateName } from '../../../shared/pages/gates.ts'
import type { Frame } from '../../../shared/pages/page-frame-data.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { ChangeEvent, ChangeEvents } from '../../platform/database/change-events.ts'
import type { Database } from '../../platform/database/database.ts'
import { findNextRuns } from '../../parties/runs/find-runs.ts'
import { shopMenu } from '../../catalogue/beers/shop-menu.ts'
import { partReader } from '../../platform/http/part-reader.ts'
import {
  defaultFrameSettings,
  readFrameSettings,
  type Switches,
} from '../../platform/settings/frame-settings.ts'

/** The frame of the payload, and what of the frame only the document tells. */
export type ServedFrame = Frame & { gates: GateName[]; switches: Switches }

/** The frame, and whether something in it could not be read: a page with such a frame is not cached. */
type LoadedFrame = { frame: ServedFrame; isPartial: boolean }

export type FrameSource = {
  /** What every page carries: cached until settings or breweries change. */
  load: () => Promise<LoadedFrame>
  drop: () => void
  /** Reads the frame again, soon: a beer that came or went may have changed what the menus lead to. */
  recheck: () => void
}

/** Subjects whose change touches the frame, and so every page. */
export const frameTopics = ['settings', 'frame', 'runs']

/** What the frame is read from. */
export type FrameSources = {
  database: Database
  searchIndex: SearchIndex
  logger: Pick<FastifyBaseLogger, 'warn'>
  clock: () => Date
}

/** Beers change often, menus seldom: between two looks at the menus this long passes. */
const recheckPauseMs = 250

/** `onChange` is called when a recheck found another frame than the cached one. */
export function createFrameSource(sources: FrameSources, onChange: () => void = () => {}): FrameSource {
  let cached: Promise<LoadedFrame> | null = null
  let isRecheckAsked = false
  let rechecking: Promise<void> | null = null

  async function recheck(): Promise<void> {
    while (isRecheckAsked && cached !== null) {
      isRecheckAsked = false
      const before = cached
      const [old, now] = await Promise.all([before, loadFrame(sources)])
      if (cached === before && !now.isPartial && JSON.stringify(now) !== JSON.stringify(old)) {
        cached = Promise.resolve(now)
        onChange()
      }
      await setTimeout(recheckPauseMs, undefined, { ref: false })
    }
  }

  return {
    load: () => {
      cached ??= loadFrame(sources).then((loaded) => {
        if (loaded.isPartial) cached = null
        return loaded
      })
      return cached
    },
    drop: () => {
      cached = null
    },
    recheck: () => {
      isRecheckAsked = true
      rechecking ??= recheck().finally(() => {
        rechecking = null
      })
    },
  }
}

/** Drops the frame when settings or breweries change, and reads it again after a beer has. */
export function keepFrameFresh(
  frame: FrameSource,
  { changes, searchIndex }: { changes: ChangeEvents; searchIndex: Pick<SearchIndex, 'subscribe'> },
): void {
  const drop = (notice: ChangeEvent) => {
    const isOfFrame = ['settings', 'catalogue', 'runs'].includes(notice)
    if (isOfFrame || notice.startsWith('brewery:')) frame.drop()
  }
  changes.subscribe(drop)
  searchIndex.subscribe(drop)
  searchIndex.subscribe((notice) => {
    if (notice.startsWith('beer:')) frame.recheck()
  })
}

/** Menus and settings that cannot be read are only logged; the page is sent with the defaults (ERR-18, ERR-19). */
export async function loadFrame({
  database,
  searchIndex,
  logger,
  clock,
}: FrameSources): Promise<LoadedFrame> {
  const { read, hasFailed } = partReader(logger)
  const [settings, shopBy, groupRuns] = await Promise.all([
    read('frame settings', defaultFrameSettings, () => readFrameSettings(database)),
    shopMenu({ database, searchIndex }, read),
    read('runs of groups', [], () => findNextRuns(database, clock())),
  ])
  const frame = {
    navigation: { items: settings.navigation, shopBy, groupRuns },
    footer: settings.footer,
    noticeStrip: settings.noticeStrip,
    gates: settings.gates,
    switches: settings.switches,
  }
  return { frame, isPartial: hasFailed() }
}
