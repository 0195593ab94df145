import { expect, test } from 'vitest'
import { bankHolidays, type Nation } from './bank-holidays.ts'

// As gov.uk lists them.
test.each<[Nation, number, string]>([
  ['england-and-wales', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  ['england-and-wales', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  ['england-and-wales', 2022, '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27'],
  ['scotland', 2026, '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28'],
  ['scotland', 2027, '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28'],
  ['scotland', 2022, '01-03 01-04 04-15 05-02 06-02 06-03 08-01 09-19 11-30 12-26 12-27'],
  ['northern-ireland', 2026, '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28'],
])('the bank holidays of %s in %i', (nation, year, days) => {
  expect(bankHolidays(nation, year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})
