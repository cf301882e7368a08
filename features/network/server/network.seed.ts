import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import { addDays } from '#packages/kernel/day.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type Draft, draftSchema } from '../contract/network.contract.ts';
import { hasEntries, insertEntry, putFavourite } from './network.queries.ts';
import { todayOf } from './network.service.ts';
import { columnsOf } from './network.view.ts';

type Invented = Partial<Draft> & Pick<Draft, 'name' | 'specialties' | 'registry' | 'about'>;

const [SAO_PAULO, CAMPINAS, RECIFE] = [3550308, 3509502, 2611606];
const [PORTO_ALEGRE, BELEM, BELO_HORIZONTE] = [4314902, 1501402, 3106200];
const HEALTH_PLANS = ['Bem Viver Saúde', 'Vida Serena', 'Plano Ipê'];

/** Invented people and clinics; the numbers of their registries are given to nobody. */
const INVENTED: readonly Invented[] = [
  {
    name: 'Helena Prado',
    specialties: ['psychology'],
    registry: 'CRP 06/000000',
    topics: ['ansiedade', 'sono', 'trabalho'],
    ...{ inPerson: true, municipality: SAO_PAULO, neighbourhood: 'Pinheiros' },
    languages: ['pt', 'es'],
    plans: HEALTH_PLANS.slice(0, 2),
    about:
      'Atendo adultos há 11 anos, com terapia cognitivo-comportamental. Muita gente chega sem dormir direito e com a cabeça no trabalho. Começamos pelo que pesa hoje, sem pressa de dar nome.',
    sessions: '50 minutos, toda semana ou a cada quinze dias',
    access: 'Elevador e banheiro adaptado na rua dos Pinheiros',
  },
  {
    name: 'Davi Rezende',
    specialties: ['psychology'],
    registry: 'CRP 06/000001',
    topics: ['luto', 'trabalho'],
    municipality: SAO_PAULO,
    languages: ['pt', 'libras'],
    plans: HEALTH_PLANS.slice(1),
    about:
      'Atendo por vídeo, também em Libras. Trabalho com perdas: de pessoas, de emprego, de planos. A primeira conversa é para você sentir se combina.',
    sessions: '50 minutos, até 21h em dias úteis',
  },
  {
    kind: 'clinic',
    name: 'Clínica Aurora',
    specialties: ['psychology', 'psychiatry'],
    registry: 'CRP PJ 06/0000',
    topics: ['esgotamento', 'depressão', 'ansiedade'],
    ...{ inPerson: true, municipality: SAO_PAULO, neighbourhood: 'Vila Mariana' },
    address: 'Rua das Quaresmeiras, 100',
    languages: ['pt', 'en'],
    plans: HEALTH_PLANS,
    team: '4 psicólogas, 2 psiquiatras',
    about:
      'Psicologia e psiquiatria no mesmo lugar, para quem precisa das duas. A equipe se fala, com a sua autorização.',
    access: 'Rampa na entrada, a 300 m do metrô',
  },
  {
    name: 'Noemi Tavares',
    specialties: ['psychology'],
    registry: 'CRP 06/000002',
    topics: ['família', 'pessoas negras'],
    ...{ online: false, inPerson: true, municipality: SAO_PAULO, neighbourhood: 'Tatuapé' },
    languages: ['pt', 'fr'],
    about:
      'Atendo pessoas negras e suas famílias. Falamos do que a semana trouxe e do que vem de mais longe.',
    sessions: '50 minutos, também aos sábados de manhã',
  },
  {
    name: 'Caetano Vilar',
    specialties: ['psychiatry'],
    registry: 'CRM-SP 000003',
    topics: ['esgotamento', 'depressão'],
    ...{ inPerson: true, municipality: CAMPINAS, neighbourhood: 'Cambuí' },
    plans: HEALTH_PLANS.slice(0, 1),
    about:
      'Psiquiatra com experiência em esgotamento no trabalho. A primeira consulta é longa: dá tempo de contar.',
    sessions: 'Primeira consulta de 60 minutos; retornos de 30',
  },
  {
    name: 'Iracema Nogueira',
    specialties: ['psychiatry', 'sleep_medicine'],
    registry: 'CRM-PE 000004',
    topics: ['insônia', 'turno da noite'],
    ...{ inPerson: true, municipality: RECIFE, neighbourhood: 'Casa Forte' },
    plans: HEALTH_PLANS,
    about:
      'Cuido do sono de quem trabalha em turnos. Antes de remédio, olhamos o quarto, a luz e os horários.',
    sessions: '40 minutos, por vídeo ou no consultório',
  },
  {
    name: 'Lúcia Amaral',
    specialties: ['nutrition'],
    registry: 'CRN-3 00005',
    topics: ['rotina', 'comer no trabalho'],
    municipality: CAMPINAS,
    languages: ['pt', 'it'],
    about:
      'Comida de verdade em dia cheio. Sem dieta de proibir: partimos do que você já come e do tempo que tem.',
    sessions: '45 minutos, uma vez por mês',
  },
  {
    name: 'Tomás Figueira',
    specialties: ['physiotherapy'],
    registry: 'CREFITO-5 00006-F',
    topics: ['dor nas costas', 'tela'],
    ...{ online: false, inPerson: true, municipality: PORTO_ALEGRE, neighbourhood: 'Bom Fim' },
    about:
      'Dor nas costas e no pescoço de quem passa o dia sentado. Exercícios curtos, que cabem entre duas reuniões.',
    sessions: '45 minutos, uma ou duas vezes por semana',
    access: 'Térreo, sem degraus',
  },
  {
    name: 'Jurema Batista',
    specialties: ['occupational_therapy'],
    registry: 'CREFITO-12 00007-TO',
    topics: ['volta ao trabalho', 'rotina'],
    ...{ inPerson: true, municipality: BELEM, neighbourhood: 'Nazaré' },
    about:
      'Acompanho a volta ao trabalho depois de um afastamento, passo a passo, no ritmo que dá.',
    sessions: '50 minutos por semana',
  },
  {
    kind: 'clinic',
    name: 'Instituto Mandacaru',
    specialties: ['psychology', 'nutrition', 'physiotherapy'],
    registry: 'CRP PJ 02/0001',
    topics: ['estresse', 'corpo e cabeça'],
    ...{ inPerson: true, municipality: RECIFE, neighbourhood: 'Boa Vista' },
    address: 'Rua do Sol Nascente, 45',
    languages: ['pt', 'en', 'es'],
    plans: HEALTH_PLANS.slice(1),
    team: '5 psicólogas, 1 nutricionista, 2 fisioterapeutas',
    about:
      'Uma casa onde dá para cuidar da cabeça e do corpo. A recepção ajuda a escolher por onde começar.',
    access: 'Rampa, elevador e vaga reservada',
  },
  {
    name: 'Bento Sakamoto',
    specialties: ['psychology'],
    registry: 'CRP 04/000008',
    topics: ['carreira', 'cobrança', 'sono'],
    ...{ inPerson: true, municipality: BELO_HORIZONTE, neighbourhood: 'Savassi' },
    languages: ['pt', 'ja', 'en'],
    plans: HEALTH_PLANS.slice(0, 1),
    about:
      'Atendo gente que se cobra demais. Trabalhamos com metas pequenas e com o direito de descansar.',
    sessions: '50 minutos, também na hora do almoço',
  },
  {
    name: 'Aurélio Dantas',
    specialties: ['occupational_medicine', 'general_medicine'],
    registry: 'CRM-MG 000009',
    topics: ['saúde no trabalho', 'check-up'],
    ...{
      online: false,
      inPerson: true,
      municipality: BELO_HORIZONTE,
      neighbourhood: 'Funcionários',
    },
    plans: HEALTH_PLANS,
    about:
      'Médico do trabalho e clínico. Escuto primeiro o que o corpo vem dizendo, depois peço exames.',
    access: 'Elevador; recepção no segundo andar',
  },
];

/** Lists the invented professionals and clinics; leaves alone a network that is there, and says so. */
export async function listInvented(context: ServerContext): Promise<boolean> {
  const { db, now } = context;
  const today = todayOf(context);
  return db.transaction(async (tx) => {
    if (await hasEntries(tx)) return false;
    for (const [nth, invented] of INVENTED.entries()) {
      const contact = {
        email: `contato${nth}@rede.demo.florescer.app`,
        phone: `(11) 0000-${String(nth).padStart(4, '0')}`,
      };
      const draft = draftSchema.parse({
        ...{ kind: 'professional', online: true, inPerson: false, municipality: null },
        ...{ languages: ['pt'], contact, ...invented },
        check: {
          on: addDays(today, -5 - nth),
          by: 'Carla Menezes',
          again: addDays(today, 85 - nth),
        },
      });
      await insertEntry(tx, {
        id: uuidOf(`network ${nth}`),
        text: columnsOf(draft, now()),
        ...{ demonstration: true, published: true, publishedAt: now() },
      });
    }
    return true;
  });
}

/** The same for the demonstration world, where two of them are Ana's favourites. */
export async function seedNetwork(context: ServerContext): Promise<void> {
  if (!(await listInvented(context))) return;
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  for (const nth of [0, 2]) {
    const entryId = uuidOf(`network ${nth}`);
    await putFavourite(context.db, { userId, entryId, addedAt: context.now() });
  }
}
