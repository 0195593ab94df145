/** The id of the form that adds the whole order. */
export const sheetForm = 'order-sheet'
