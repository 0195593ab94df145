/** The page of a client's containers; pages without it need not carry it. */
export const emptiesPath = '/account/empties'
