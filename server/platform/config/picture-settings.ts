import { ConfigError } from './config-error.ts'

/** A name of a host, with a port or without; a leading *. stands for every name below it. */
const hostShape = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i

/**
 * The hosts of others whose pictures pages may show, with commas between them. Throws ConfigError for anything else: what
 * is here is written into the policy of every page.
 */
export function readPictureHosts(text: string | null): string[] {
  const hosts = text?.split(',').map((part) => part.trim()) ?? []
  for (const host of hosts)
    if (!hostShape.test(host))
      throw new ConfigError(
        `PICTURE_HOSTS must be names of hosts such as pictures.example or *.pictures.example, not '${host}'`,
      )
  return hosts
}
