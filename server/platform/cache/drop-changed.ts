import type { ChangeTopics } from '../../feature.ts'

type Droppable = { drop: (topic: string) => void; clear: () => void }

/**
 * Returns a function that drops cached answers after a change: those that show the changed object itself ('beer:<id>'),
 * and those of the topics that features name for its subject.
 */
export function createChangeDropper(
  caches: readonly Droppable[],
  tables: readonly ChangeTopics[],
): (change: string) => void {
  const topicsBySubject = new Map<string, Set<string>>()
  const clearing = new Set<string>()
  for (const [subject, topics] of tables.flatMap((table) => Object.entries(table))) {
    if (topics === 'all') clearing.add(subject)
    else topicsBySubject.set(subject, new Set([...(topicsBySubject.get(subject) ?? []), ...topics]))
  }
  return (change) => {
    const [subject = ''] = change.split(':', 1)
    for (const cache of caches) {
      if (clearing.has(subject)) cache.clear()
      else for (const topic of [change, ...(topicsBySubject.get(subject) ?? [])]) cache.drop(topic)
    }
  }
}
