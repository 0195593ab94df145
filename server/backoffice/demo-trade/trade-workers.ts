import type { Actor } from '../../platform/audit/actor.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import type { TradeWorld } from './trade-world.ts'

type Worker = 'brewer' | 'sales' | 'accounts' | 'organiser' | 'support' | 'operations' | 'finance' | 'admin'
type NamedActor = Actor & { clientId: string; email: string }

/**
 * Who the start prints, as the actor of what they do; null where the shop has no such person, as at an address of its own
 * (server/parties/roles/open-demo-workers.ts).
 */
export async function workerOf({ database }: TradeWorld, worker: Worker): Promise<NamedActor | null> {
  const client = await findClientByEmail(database, `${worker}@dray.example`)
  if (client === null) return null
  const role = worker === 'brewer' ? 'owner' : worker
  return { clientId: client.id, name: client.name, email: client.email, role, by: 'page' }
}

/** Lets one of them act, where the shop has them. */
export const byWorker =
  (worker: Worker, action: (world: TradeWorld, actor: NamedActor) => Promise<unknown>) =>
  async (world: TradeWorld): Promise<void> => {
    const actor = await workerOf(world, worker)
    if (actor !== null) await action(world, actor)
  }
