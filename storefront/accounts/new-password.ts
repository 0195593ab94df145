/** Fewest characters of a password (AUTH-44). Letters and numbers are advised, not required (AUTH-30, C-16). */
const shortest = 8

/** Errors of a new password, by field: too short (AUTH-44), or different from its confirmation (AUTH-45). */
export function checkNewPassword(password: string, confirmation: string): Record<string, string> {
  if (password.length < shortest) return { password: 'Password must be at least 8 characters long.' }
  if (password !== confirmation) return { confirmation: 'Passwords do not match. Please try again.' }
  return {}
}

/** The same as one sentence; null when nothing is wrong. */
export function validateNewPassword(password: string, confirmation: string): string | null {
  return Object.values(checkNewPassword(password, confirmation))[0] ?? null
}
