import { expect, test } from 'vitest'
import { catalogueFiles, type CellValue, type FileName } from './catalogue-columns.ts'
import { readCell } from './read-cell.ts'
import { Refusal } from './read-number-cell.ts'

const good: [FileName, string, string, CellValue][] = [
  ['breweries', 'name', '  Tern\u00a0Brewery ', 'Tern\u00a0Brewery'],
  ['breweries', 'name', 'Cafe\u0301', 'Caf\u00e9'],
  ['breweries', 'name', '=HYPERLINK("http://x")', '=HYPERLINK("http://x")'],
  ['breweries', 'description', 'one\r\ntwo\r<b>', 'one\ntwo\n<b>'],
  ['breweries', 'description', '', ''],
  ['breweries', 'show_prices', '', true],
  ['breweries', 'show_prices', 'false', false],
  ['breweries', 'show_prices', 'true', true],
  ['breweries', 'name', 'x'.repeat(120), 'x'.repeat(120)],
  ['breweries', 'website', 'HTTP://tern.example/', 'HTTP://tern.example/'],
  ['breweries', 'email', 'a@b.co', 'a@b.co'],
  ['breweries', 'website', 'https://tern.example/beer', 'https://tern.example/beer'],
  ['breweries', 'palette', 'navy', 'navy'],
  ['breweries', 'palette', '', null],
  ['beers', 'allergens', 'barley | wheat', ['barley', 'wheat']],
  ['beers', 'allergens', '', []],
  ['beers', 'target_abv', '0', '0'],
  ['beers', 'target_abv', '4.25', '4.25'],
  ['beers', 'color_hex', '#c8702A', '#c8702A'],
  ['beers', 'last_batch_date', '2024-02-29', '2024-02-29'],
  ['beers', 'released_at', '2026-03-05T09:30:00+01:00', '2026-03-05T08:30:00.000Z'],
  ['beers', 'released_at', '2026-03-05', '2026-03-05T00:00:00.000Z'],
  ['containers', 'price', '96', 9600],
  ['containers', 'price', '96.5', 9650],
  ['containers', 'price', '1.15', 115],
  ['containers', 'price', '8.29', 829],
  ['containers', 'price', '100000.00', 10_000_000],
  ['containers', 'pack_size', '', 1],
  ['groups', 'latitude', '-90', -90],
  ['groups', 'radius_km', '1000', 1000],
]

test.each(good)('%s.%s reads %j as %j', (file, column, text, value) => {
  expect(readCell(columnOf(file, column), text)).toEqual(value)
})

const bad: [FileName, string, string, string][] = [
  ['breweries', 'external_id', '', 'is empty, but must be given'],
  ['breweries', 'external_id', 'x'.repeat(201), 'is 201 characters long, at most 200 are kept'],
  ['breweries', 'name', '  ', 'is empty, but must be given'],
  ['breweries', 'name', 'x'.repeat(121), 'is 121 characters long, at most 120 are kept'],
  ['breweries', 'name', 'two\nlines', 'must be one line'],
  ['breweries', 'name', 'a\u0000b', 'holds a NUL byte'],
  ['breweries', 'name', 'a\u0007b', 'holds a control character'],
  ['breweries', 'name', 'a\ufffdb', 'is not valid UTF-8'],
  ['breweries', 'name', 'a\ud800b', 'is not valid UTF-8'],
  ['breweries', 'description', 'x'.repeat(4001), 'is 4001 characters long, at most 4000 are kept'],
  ['breweries', 'slug', 'Tern', 'must be a-z, 0-9 and single hyphens between'],
  ['breweries', 'slug', 'tern--ale', 'must be a-z, 0-9 and single hyphens between'],
  ['breweries', 'slug', 'join', "'join' is an address of the shop's own"],
  ['breweries', 'slug', 'orders', "'orders' is an address of the shop's own"],
  ['breweries', 'slug', '../x', 'must be a-z, 0-9 and single hyphens between'],
  ['breweries', 'show_prices', 'yes', 'must be true or false'],
  ['breweries', 'email', 'tern.example', 'is not an email address'],
  ['breweries', 'email', 'info@tern.example;', 'is not an email address'],
  ['breweries', 'email', 'orders@tern.example,office', 'is not an email address'],
  ['breweries', 'email', 'a@tern.example b@tern.example', 'is not an email address'],
  ['breweries', 'website', 'javascript:alert(1)', 'is not an http or https address'],
  ['breweries', 'website', 'https://', 'is not an http or https address'],
  ['breweries', 'website', 'see https://tern.example/', 'is not an http or https address'],
  ['breweries', 'website', 'https://tern.example/ or so', 'is not an http or https address'],
  ['breweries', 'emblem', 'dodo', "'dodo' is no emblem we know"],
  ['beers', 'style', 'stout', "'stout' is no sub-style code we know"],
  ['beers', 'target_abv', '75.01', 'must be from 0 to 75'],
  ['beers', 'target_abv', '4.255', 'is not a number such as 4.2'],
  ['beers', 'target_abv', '4,2', 'is not a number such as 4.2'],
  ['beers', 'target_abv', '-1', 'is not a number such as 4.2'],
  ['beers', 'color_hex', 'red', 'is not a colour such as #C8702A'],
  ['beers', 'last_batch_date', '2026-02-30', 'is not a day such as 2026-03-05'],
  ['beers', 'last_batch_date', '05/03/2026', 'is not a day such as 2026-03-05'],
  ['beers', 'released_at', '2026-03-05T25:00:00Z', 'is not a moment such as 2026-03-05T09:30:00Z'],
  ['beers', 'released_at', '2026-02-30T09:30:00Z', 'is not a moment such as 2026-03-05T09:30:00Z'],
  ['beers', 'released_at', '2026-03-05T09:30:00', 'is not a moment such as 2026-03-05T09:30:00Z'],
  ['beers', 'allergens', 'barley||wheat', 'has an empty entry'],
  ['beers', 'allergens', 'barley|barley', "lists 'barley' twice"],
  ['containers', 'type', 'tub', "'tub' is no packaging type we know: keg, cask, smallpack, universal"],
  ['containers', 'price', '96.005', 'is not an amount of pounds such as 96.00'],
  ['containers', 'price', '£96', 'is not an amount of pounds such as 96.00'],
  ['containers', 'price', '-1', 'is not an amount of pounds such as 96.00'],
  ['containers', 'price', '1e3', 'is not an amount of pounds such as 96.00'],
  ['containers', 'price', '100000.01', 'must be at most 100000 pounds'],
  ['containers', 'volume_ml', '0', 'must be from 1 to 1000000'],
  ['containers', 'volume_ml', '30.5', 'is not a whole number'],
  ['containers', 'available_units', '-1', 'must be from 0 to 1000000'],
  ['containers', 'sold_online', '', 'is empty, but must be given'],
  ['containers', 'coupler_type', 'z', "'z' is no coupler we know: d, s, g, a, u, m, keykeg, grundy, other"],
  ['containers', 'duty_rate', 'half', "'half' is no rate of duty we know: full, draught"],
  ['containers', 'duty', '-1', 'is not an amount of pounds such as 96.00'],
  ['containers', 'available_units', '12.5', 'is not a whole number'],
  ['containers', 'available_units', '12.', 'is not a whole number'],
  ['containers', 'price', '96.7550', 'is not an amount of pounds such as 96.00'],
  ['containers', 'price', '96.0x', 'is not an amount of pounds such as 96.00'],
  ['groups', 'latitude', '90.5', 'must be from -90 to 90'],
  ['groups', 'longitude', '53° W', 'is not a number of degrees such as 53.96'],
  ['groups', 'radius_km', '1001', 'must be from 1 to 1000'],
  ['groups', 'region', 'atlantis', "'atlantis' is no region we know"],
]

test.each(bad)('%s.%s refuses %j: %s', (file, column, text, reason) => {
  const refusal = readCell(columnOf(file, column), text)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ reason: expect.stringContaining(reason) as string })
})

function columnOf(file: FileName, name: string) {
  return catalogueFiles.find((known) => known.name === file)!.columns.find((column) => column.name === name)!
}
