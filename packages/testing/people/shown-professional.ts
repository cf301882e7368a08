import { networkEntries } from '#features/network/server/network.tables.ts';
import type { Queryable } from '#packages/db/index.ts';

/** Puts a psychologist into the professional network, checked and published: everybody may see the entry. */
export async function addShownProfessional(db: Queryable, id: string): Promise<void> {
  await db.insert(networkEntries).values({
    ...{ id, kind: 'professional', name: 'Helena Prado', specialties: ['psychology'], topics: [] },
    // One of its own for each: no two entries share a registry.
    registry: id,
    ...{ online: true, inPerson: false, neighbourhood: '', address: '', languages: ['pt'] },
    ...{ plans: [], email: '', phone: '', site: '', about: '', sessions: '', access: '', team: '' },
    ...{ checkedOn: '2026-01-01', checkedBy: 'Carla', checkAgain: '2999-01-01', published: true },
    ...{ sortKey: 'helena prado', searched: '', updatedAt: new Date() },
  });
}
