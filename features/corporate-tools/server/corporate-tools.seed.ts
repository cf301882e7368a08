import { DEMONSTRATION_COMPANY } from '#features/companies/server/index.ts';
import type { Database } from '#packages/db/index.ts';
import { companyTools } from './corporate-tools.tables.ts';

const LINKS = [
  ['email', 'Correio da Vale Claro', 'https://correio.valeclaro.example'],
  ['chat', 'Recados da equipe', 'https://recados.valeclaro.example'],
  ['boards', 'Quadro da operação', 'https://quadros.valeclaro.example'],
] as const;

/** What the demonstration company pinned for its people. */
export async function seedCorporateTools(db: Database): Promise<void> {
  await db
    .insert(companyTools)
    .values(
      LINKS.map(([kind, name, address], place) => ({
        companyId: DEMONSTRATION_COMPANY.id,
        id: `01936f3c-0000-7000-8000-0000000d000${place + 1}`,
        kind,
        name,
        address,
        place,
      })),
    )
    .onConflictDoNothing();
}
