import { createSealer } from '../../../server/platform/secrets/seal-text.ts'

const key = Buffer.alloc(32, 'a key for tests')

/** SECRETS_KEY of server processes that tests start. */
export const testSecretsKey = key.toString('base64')
/** The sealer of every shop within a test's own process; those processes have the same. */
export const testSealer = createSealer([key])
