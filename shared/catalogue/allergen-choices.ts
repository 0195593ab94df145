/**
 * The 14 allergens that food law names (retained Regulation (EU) 1169/2011, Annex II), as a beer's list of allergens holds
 * them. Cereals with gluten are named one by one beside 'gluten'.
 */
export const allergens = [
  { value: 'gluten', label: 'Cereals with gluten' },
  { value: 'celery', label: 'Celery' },
  { value: 'crustaceans', label: 'Crustaceans' },
  { value: 'eggs', label: 'Eggs' },
  { value: 'fish', label: 'Fish' },
  { value: 'lupin', label: 'Lupin' },
  { value: 'milk', label: 'Milk, lactose' },
  { value: 'molluscs', label: 'Molluscs' },
  { value: 'mustard', label: 'Mustard' },
  { value: 'nuts', label: 'Nuts' },
  { value: 'peanuts', label: 'Peanuts' },
  { value: 'sesame', label: 'Sesame' },
  { value: 'soya', label: 'Soya' },
  { value: 'sulphites', label: 'Sulphites above 10 mg/l' },
] as const

/** The cereals with gluten that beer is brewed from; a label names them. */
export const glutenCereals = [
  { value: 'barley', label: 'Barley' },
  { value: 'wheat', label: 'Wheat' },
  { value: 'oats', label: 'Oats' },
  { value: 'rye', label: 'Rye' },
  { value: 'spelt', label: 'Spelt' },
] as const
