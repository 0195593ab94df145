import { createContext, use } from 'react'
import type { BreweryRole } from '../../shared/accounts/roles.ts'

/** What the person is at the brewery of the page; null until that is known. */
export const OwnRole = createContext<BreweryRole | null>(null)

/** The role at the brewery of the page, which SellingFrame reads. */
export const useOwnRole = (): BreweryRole | null => use(OwnRole)
