import { Pagination } from './Pagination.tsx'

const hrefOf = (page: number) => `#page-${page}`

export function First() {
  return <Pagination label="First" page={1} pages={9} links={[1, 2, 3, 'gap', 9]} hrefOf={hrefOf} />
}

export function Middle() {
  return (
    <Pagination label="Middle" page={5} pages={9} links={[1, 'gap', 4, 5, 6, 'gap', 9]} hrefOf={hrefOf} />
  )
}

export function Last() {
  return <Pagination label="Last" page={3} pages={3} links={[1, 2, 3]} hrefOf={hrefOf} />
}
