import { DEMONSTRATION_COMPANY } from '#features/companies/server/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { FACTORS, type Factor } from '../contract/factors.ts';
import type { Content, RecordKind } from '../contract/records.ts';
import type { SurveyResults } from '../contract/survey-results.ts';
import { addVersion, lockRecords, newestRecords } from './records.queries.ts';
import { insertSurvey } from './survey.queries.ts';

/** A first document of criteria, as the demonstration company published it. */
export const DEMONSTRATION_CRITERIA: Content<'criteria'> = {
  method:
    'Ouvimos as pessoas por pesquisa anônima e em conversas com a comissão, olhamos o trabalho como ele acontece e julgamos cada risco pela gravidade do dano e pela probabilidade. A pesquisa não é teste psicológico nem escala validada.',
  severity: [
    'Incômodo passageiro',
    'Desgaste que passa com descanso',
    'Afastamento curto',
    'Afastamento longo',
    'Dano que não se desfaz',
  ],
  demands: [
    'Quase não exige',
    'Exige pouco',
    'Exige em parte dos dias',
    'Exige na maioria dos dias',
    'Exige o tempo todo',
  ],
  weakness: [
    'As medidas funcionam',
    'Funcionam quase sempre',
    'Funcionam em parte',
    'Funcionam pouco',
    'Não há medida',
  ],
  ...{ first: 12, next: 6, firstDays: 60, nextDays: 180, reviewYears: 2 },
};

const RISK = '01936f3c-0000-7000-8000-00000000a101';
const SECOND = '01936f3c-0000-7000-8000-00000000a102';
const id = (nth: number) => `01936f3c-0000-7000-8000-00000000b${String(nth).padStart(3, '0')}`;

const overload: Content<'risk'> = {
  title: 'Sobrecarga na separação de pedidos',
  ...{ factor: 'overload', site: null },
  process: 'Separação e expedição, turnos da tarde e da noite',
  activity: 'Separar pedidos por coletor, com meta por hora',
  hazard: 'Excesso de demandas: meta fixa em dias de pico, pausas adiadas',
  harms: 'Fadiga, erros, lesões por esforço, sofrimento ligado ao trabalho',
  group: 'Operações, turnos B e C',
  measures: 'Rodízio de posto desde agosto; pausa de 10 minutos a cada 2 horas',
  exposure: 'Diária, mais forte de segunda a quarta e na última semana do mês',
  ergonomics: 'AEP feita; AET pedida para a separação',
  ...{ severity: 3, demands: 5, weakness: 4, criteria: 1, retired: null },
};
const change: Content<'risk'> = {
  title: 'Rotas que mudam sem aviso',
  ...{ factor: 'change', site: null },
  process: 'Planejamento de rotas',
  activity: 'Montar e trocar rotas durante o dia',
  hazard: 'Mudanças conduzidas sem aviso nem motivo',
  harms: 'Ansiedade antes do turno, jornadas que passam do horário',
  group: 'Transporte, quem dirige e quem planeja',
  measures: 'Aviso até as 16h do dia anterior',
  exposure: 'Duas a três vezes por semana',
  ergonomics: 'AEP sem indicação de AET',
  ...{ severity: 3, demands: 3, weakness: 3, criteria: 1, retired: null },
};
const actions: Content<'action'>[] = [
  {
    riskId: RISK,
    said: 'Na semana do fechamento quase não dá para parar.',
    doing: 'Meta por hora cai 15% nos quatro dias de pico e a pausa trava o coletor.',
    measure: 'A mesma pergunta na próxima pesquisa e as pausas registradas pelo coletor.',
    ...{ owner: 'Paulo Antunes', area: 'Operações', startsOn: '2026-10-01', dueOn: '2026-12-18' },
    ...{ doneOn: null, dropped: null, effect: '', effective: null, shown: true, evidence: [] },
  },
  {
    riskId: SECOND,
    said: 'A rota muda e a gente fica sabendo na hora.',
    doing: 'Aviso de mudança até as 16h do dia anterior, com o motivo.',
    measure: 'Contar as mudanças sem aviso a cada mês.',
    ...{ owner: 'Sílvia Prado', area: 'Transporte', startsOn: '2026-08-03', dueOn: '2026-09-30' },
    ...{ doneOn: '2026-09-30', dropped: null, effective: 'unsure', shown: true },
    effect:
      '“Mudanças mal conduzidas” foi de 3,5 para 3 de 5. Pode ser acaso; olhamos de novo em janeiro.',
    evidence: [
      { on: '2026-09-28', what: 'Procedimento de mudança de rota', where: 'Pasta do PGR' },
      { on: '2026-09-30', what: 'Registro dos avisos de setembro', where: '' },
    ],
  },
  {
    riskId: null,
    said: 'Falta retorno de quem lidera.',
    doing: 'Conversa quinzenal de 20 minutos, na agenda de toda liderança.',
    measure: '“Falta de apoio” na pesquisa de janeiro.',
    ...{ owner: 'Renata Siqueira', area: 'Gente', startsOn: '2026-12-01', dueOn: '2027-01-29' },
    ...{ doneOn: null, dropped: null, effect: '', effective: null, shown: true, evidence: [] },
  },
];

const EXPOSURE: Partial<Record<Factor, number>> = {
  overload: 4,
  change: 3,
  support: 3.5,
  recognition: 3,
};
const survey: SurveyResults = {
  ...{ openedOn: '2026-10-05', closedOn: '2026-10-23', answered: '65', sites: [], sectors: [] },
  whole: {
    people: '20',
    factors: Object.fromEntries(FACTORS.map((factor) => [factor, EXPOSURE[factor] ?? 2])) as never,
  },
};

const RECORDS: [RecordKind, string, string, object][] = [
  ['criteria', 'criteria', '2026-09-01', DEMONSTRATION_CRITERIA],
  ['risk', RISK, '2026-09-18', overload],
  ['risk', SECOND, '2026-09-18', change],
  ['action', id(2), '2026-09-30', actions[1] ?? {}],
  ['action', id(1), '2026-10-01', actions[0] ?? {}],
  ['survey', id(4), '2026-10-23', survey],
  ['action', id(3), '2026-11-09', actions[2] ?? {}],
  [
    'participation',
    id(5),
    '2026-09-10',
    {
      what: 'committee',
      on: '2026-09-10',
      subject: 'Conversa da CIPA sobre os turnos',
      people: 9,
      notes: '',
    },
  ],
  [
    'communication',
    id(6),
    '2026-11-03',
    {
      ...{ title: 'O que saiu da pesquisa de outubro', on: '2026-11-03' },
      text: 'Obrigado a quem respondeu. O que mais pesa é o excesso de demandas nos dias de pico. As ações estão neste quadro, com prazo e com quem cuida de cada uma.',
    },
  ],
  [
    'guideline',
    'I-c',
    '2026-11-03',
    { evidence: 'Cursos do Florescer e palestra sobre cuidado em setembro.' },
  ],
];

/** Records of the demonstration company and an open survey, so that each screen shows something. */
export async function seedWorkingConditions({ db, now }: ServerContext): Promise<void> {
  const companyId = DEMONSTRATION_COMPANY.id;
  await db.transaction(async (tx) => {
    await lockRecords(tx, companyId);
    if ((await newestRecords(tx, companyId)).length > 0) return;
    for (const [kind, recordId, day, content] of RECORDS) {
      const at = new Date(`${day}T13:00:00Z`);
      const row = { companyId, kind, id: recordId, version: 1, at, authorName: 'Bruno Tavares' };
      await addVersion(tx, { ...row, content: { ...content } });
    }
    const openedOn = dayOf(now(), DEFAULT_TIME_ZONE);
    await insertSurvey(tx, { companyId, openedOn, closesOn: addDays(openedOn, 21) });
  });
}
