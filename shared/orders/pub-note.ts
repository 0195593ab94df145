/** Characters of a brewery's note about a pub at the most. */
export const longestPubNote = 2000
