/** A setting that is wrong or missing; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
