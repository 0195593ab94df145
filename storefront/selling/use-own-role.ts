import { createContext, use } from 'react'
import type { BreweryRole } from '../../shared/accounts/roles.ts'

/** What the person is at the brewery of the page; null until that is known. */
export const OwnRole = createContext<BreweryRole | null>(null)

/** Whether Dray's staff look into a brewery that is not theirs: they read, and nothing can be changed (STAF-25). */
export const IsLooking = createContext(false)
export const useIsLooking = (): boolean => use(IsLooking)

/** The name of the brewery of the page; null until it is known. */
export const BreweryName = createContext<string | null>(null)
export const useBreweryName = (): string | null => use(BreweryName)

/** The role at the brewery of the page, which SellingFrame reads. */
export const useOwnRole = (): BreweryRole | null => use(OwnRole)
