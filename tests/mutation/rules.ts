import { existsSync, globSync, readFileSync } from 'node:fs'

/** What is not a rule: the shapes of calls, texts and tables of facts, and the engine room of the server. */
const leftOut =
  /^shared\/(?:api\/|information\/|letters\/|paths\/|delivery\/run-plan|orders\/(?:sandbox-cards|refund-reasons|standing-wish)|pages\/built-in-photos|standing\/agreement-text)|-(?:words|data|api)\.ts$|^server\/(?:cache|config|database|home|http|mail|operate|pages|secrets)\/|server\/upkeep\/run-jobs|hash-password/
const opensDatabase = /tests\/support\/(?:builders|histories|servers|shops)|openTestDatabase/

const testOf = (path: string) => path.replace(/\.ts$/, '.test.ts')
const isTest = (path: string) => path.endsWith('.test.ts')

/** Rules of the server: files beside whose code a test of their own is that opens no database. */
const serverRules = globSync('server/**/*.ts').filter(
  (path) =>
    !isTest(path) &&
    existsSync(testOf(path)) &&
    !leftOut.test(path) &&
    !opensDatabase.test(readFileSync(testOf(path), 'utf8')),
)

/** The files that are mutated. */
export const rules = [
  ...globSync('shared/**/*.ts').filter((path) => !isTest(path) && !leftOut.test(path)),
  ...serverRules,
].toSorted()

/** The tests that must notice. */
export const ruleTests = [...globSync('shared/**/*.test.ts'), ...serverRules.map(testOf)].toSorted()
