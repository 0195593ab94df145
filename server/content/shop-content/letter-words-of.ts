import { isShopLetter } from '../../../shared/letters/shop-letters.ts'
import type { Database } from '../../platform/database/database.ts'
import type { WordsOfLetter } from '../../platform/mail/letter-words.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'

/** What staff have added to the mails of a template, as it holds when one is sent. */
export const letterWordsOf =
  (database: Database): WordsOfLetter =>
  async (template) => {
    if (!isShopLetter(template)) return null
    const { letters } = await readSettings(database, 'letters')
    return letters[template] ?? null
  }
