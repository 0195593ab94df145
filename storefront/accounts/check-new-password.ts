/** The sentence of the specification for a password that is too short (AUTH-44), or for two that differ (AUTH-45). */
export function checkNewPassword(password: string, again: string): Record<string, string> {
  if (password.length < 8) return { password: 'Password must be at least 8 characters long.' }
  if (password !== again) return { confirmation: 'Passwords do not match. Please try again.' }
  return {}
}
