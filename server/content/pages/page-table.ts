import type { RouteName } from '../../../shared/pages/page-payload.ts'
import type { Feature, PageRoute, PageRow } from '../../feature.ts'

/** One address pattern or several, under the route name that the storefront draws. */
export type PageEntry<Deps> = { route: RouteName; row: PageRow<RouteName, Deps> }

/** List pages under heads of their own (C-28): the catalogue has them, and groups have one each. */
type SharedRoute = 'productList'

type RoutesOf<F> = F extends { pages: infer Pages } ? keyof Pages : never
/** With what was found so far, so that the compiler goes through any number of features. */
type Doubled<Fs, Seen = never, Found = never> = Fs extends readonly [infer F, ...infer Rest]
  ? Doubled<Rest, Seen | RoutesOf<F>, Found | (Seen & RoutesOf<F>)>
  : Found
type Missing<Fs extends readonly unknown[]> = Exclude<PageRoute, RoutesOf<Fs[number]>>
type Twice<Fs> = Exclude<Doubled<Fs>, SharedRoute>

/** The compiler error for a list of features that lacks a page, or has one twice. */
type Covered<Fs extends readonly unknown[]> = [Missing<Fs>] extends [never]
  ? [Twice<Fs>] extends [never]
    ? unknown
    : { 'a page of two features': Twice<Fs> }
  : { 'a page of no feature': Missing<Fs> }

/** All pages of all features. The compiler asks for each route name, of one feature only. */
export function sumPages<Deps, const Fs extends readonly Feature<Deps>[]>(
  features: Fs & Covered<Fs>,
): PageEntry<Deps>[] {
  return (features as readonly Feature<Deps>[]).flatMap(({ pages = {} }) =>
    (Object.entries(pages) as [PageRoute, OneOrMore<PageRow<PageRoute, Deps>>][]).flatMap(([route, rows]) =>
      [rows].flat().map((row) => ({ route, row })),
    ),
  )
}

type OneOrMore<T> = T | T[]
