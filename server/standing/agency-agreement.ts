/** The version of the agency agreement that breweries accept. */
export const agencyAgreementVersion = '2026-11'
