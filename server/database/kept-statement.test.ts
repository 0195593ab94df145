import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/test-database.ts'
import { keptStatement, value } from './kept-statement.ts'
