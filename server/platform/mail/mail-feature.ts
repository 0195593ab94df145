import type { Feature } from '../../feature.ts'
import { sealedMailSecrets } from './mail-queries.ts'

/** The outbox. Its worker is started beside the server (start-mail-worker.ts). */
export const mailFeature = { sealedColumns: [sealedMailSecrets] } satisfies Feature<object>
