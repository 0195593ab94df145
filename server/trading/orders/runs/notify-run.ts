import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import type { Database } from '../../../platform/database/database.ts'
import { nameGroups } from '../../../catalogue/groups/name-group.ts'
import { mailNotice } from '../../../parties/notices/mail-notice.ts'
import { notifyBrewery, notifyThese } from '../../../parties/notices/notify-brewery.ts'
import { findOrganisers } from '../../../parties/roles/find-own-groups.ts'
import type { Run } from '../../../parties/runs/find-runs.ts'
import type { StepDeps } from '../order-deps.ts'

type RunNews = { run: Run; what: string; lines: readonly string[] }

/** Notifies the organisers of a run's group what became of it, and these breweries of the run where any are named. */
export async function notifyOfRun(
  transaction: Database,
  { run, what, lines, breweryIds = [] }: RunNews & { breweryIds?: readonly string[] },
  { publicUrl, now }: StepDeps,
): Promise<void> {
  const group = (await nameGroups(transaction, [run.groupId])).get(run.groupId)
  if (group === undefined) return
  const heading = `The run of ${dayText(run.day)} ${what}`
  const path = sellingPaths.run(group.slug, run.id)
  const notice = { kind: 'run' as const, text: { title: heading, about: group.name, path }, now }
  const mail = { heading, lines: [group.name, ...lines], label: 'See the run', link: publicUrl + path }
  const organisers = await findOrganisers(transaction, run.groupId)
  await mailNotice(transaction, await notifyThese(transaction, organisers, notice), mail)
  for (const breweryId of new Set(breweryIds)) {
    const notified = await notifyBrewery(transaction, breweryId, notice)
    await mailNotice(transaction, notified?.recipients ?? [], mail)
  }
}
