import type { Sealer } from '../../secrets/seal-text.ts'

/** What a step needs beside its transaction: where mails link to, what seals their links, and the time. */
export type StepDeps = { publicUrl: string; sealer: Sealer; now: Date }
