/** Fewest characters of a password (s1 §9). Letters and numbers are advised, not asked for (AUTH-30, C-16). */
const shortest = 8

/** What is wrong with a new password and its confirmation; null when nothing is (AUTH-44, AUTH-45). */
export function judgeNewPassword(password: string, confirmation: string): string | null {
  if (password.length < shortest) return 'Password must be at least 8 characters long.'
  if (password !== confirmation) return 'Passwords do not match. Please try again.'
  return null
}
