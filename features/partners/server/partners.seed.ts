import { uuidOf } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { PartnerDraft } from '../contract/partners.contract.ts';
import { insertPartner, partnersOf } from './partners.queries.ts';
import { columnsOf } from './partners.service.ts';

/** Invented, like their addresses. */
const INVENTED: readonly Omit<PartnerDraft, 'logo'>[] = [
  {
    name: 'Casa do Sono',
    category: 'health',
    link: 'https://casadosono.example.org',
    description: 'Demonstração. Oficinas sobre sono para quem trabalha em turnos.',
  },
  {
    name: 'Instituto Sabiá',
    category: 'research',
    link: 'https://institutosabia.example.org',
    description: 'Demonstração. Pesquisa sobre saúde mental e trabalho, com resultados abertos.',
  },
  {
    name: 'Passo Leve',
    category: 'benefits',
    link: 'https://passoleve.example.org',
    description: 'Demonstração. Aulas de movimento em parques, perto de casa ou do trabalho.',
  },
  {
    name: 'Rede Escuta',
    category: 'community',
    link: 'https://redeescuta.example.org',
    description: 'Demonstração. Rodas de conversa gratuitas, conduzidas por voluntários treinados.',
  },
];

/** Shows four invented partners; leaves alone those that are there. */
export async function seedPartners({ db, now }: ServerContext): Promise<void> {
  if ((await partnersOf(db, { published: false })).length > 0) return;
  for (const draft of INVENTED) {
    await insertPartner(db, {
      id: uuidOf(`partner ${draft.name}`),
      ...columnsOf({ ...draft, logo: null }, now()),
      ...{ published: true, publishedAt: now() },
    });
  }
}
