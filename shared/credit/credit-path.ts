/** The page of a client's credit account; pages without it need not carry it. */
export const creditPath = '/account/credit'
