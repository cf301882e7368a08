import type { SeenPerson } from '#features/accounts/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';

/** A company too small for anything to be told of its people together. */
export const SMALL_DEMONSTRATION_COMPANY = {
  id: '01936f3c-0000-7000-8000-0000000c0002',
  name: 'Clínica Aurora',
  cnpj: '11444777000161',
} as const;

type Row = readonly [fullName: string, sector: string, site: string];

/** Who works with Ana and Bruno: with them 40, in sectors above and below what reports need. */
const LARGE: readonly Row[] = [
  ['Adriana Queiroz', 'Operações', 'Campinas'],
  ['Alberto Pimenta', 'Operações', 'Betim'],
  ['Beatriz Salgado', 'Operações', 'Recife'],
  ['Benedito Farias', 'Atendimento', 'Campinas'],
  ['Caio Menezes', 'Comercial', 'Campinas'],
  ['Camila Antunes', 'Gente', 'Campinas'],
  ['Cícero Barros', 'Operações', 'Campinas'],
  ['Clara Nogueira', 'Operações', 'Betim'],
  ['Daniel Okada', 'Atendimento', 'Campinas'],
  ['Davi Lobo', 'Atendimento', 'Campinas'],
  ['Débora Lins', 'Comercial', 'Betim'],
  ['Edson Vidal', 'Operações', 'Campinas'],
  ['Eduarda Paes', 'Operações', 'Campinas'],
  ['Fabiana Rocha', 'Operações', 'Betim'],
  ['Felipe Sampaio', 'Atendimento', 'Recife'],
  ['Gabriela Torres', 'Comercial', 'Campinas'],
  ['Geraldo Moura', 'Gente', 'Campinas'],
  ['Helena Duarte', 'Operações', 'Campinas'],
  ['Igor Castanho', 'Operações', 'Campinas'],
  ['Isabela Freire', 'Atendimento', 'Betim'],
  ['Joana Bittencourt', 'Atendimento', 'Campinas'],
  ['João Cardoso', 'Comercial', 'Campinas'],
  ['Júlia Fontes', 'Operações', 'Betim'],
  ['Kátia Borges', 'Operações', 'Campinas'],
  ['Leandro Assis', 'Atendimento', 'Campinas'],
  ['Lívia Amaral', 'Atendimento', 'Betim'],
  ['Luana Prates', 'Comercial', 'Recife'],
  ['Marcelo Dutra', 'Gente', 'Campinas'],
  ['Marina Duarte', 'Operações', 'Campinas'],
  ['Mateus Viana', 'Operações', 'Campinas'],
  ['Natália Couto', 'Atendimento', 'Campinas'],
  ['Otávio Reis', 'Atendimento', 'Betim'],
  ['Paula Guerra', 'Gente', 'Campinas'],
  ['Rafael Xavier', 'Operações', 'Campinas'],
  ['Renata Siqueira', 'Operações', 'Betim'],
  ['Rui Sales', 'Atendimento', 'Campinas'],
  ['Sandra Melo', 'Atendimento', 'Campinas'],
  ['Tiago Brum', 'Comercial', 'Betim'],
];

/** The first one looks after the clinic. */
const SMALL: readonly Row[] = [
  ['Sônia Vilar', 'Recepção', 'Santos'],
  ['Paulo Cezar Antunes', 'Atendimento', 'Santos'],
  ['Ivone Sá', 'Atendimento', 'Santos'],
  ['Hugo Leme', 'Atendimento', 'Santos'],
];

export interface SeenMember extends SeenPerson {
  sector: string;
  site: string;
}

const DAY_MS = 86_400_000;
/** They came twelve months ago, and some of them later. */
const FIRST_DAYS_AGO = 370;

function membersOf(rows: readonly Row[], domain: string, now: Date): SeenMember[] {
  return rows.map(([fullName, sector, site], nth) => {
    const email = `${fullName
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z ]/g, '')
      .replaceAll(' ', '.')}@${domain}`;
    const daysAgo = nth % 9 === 8 ? FIRST_DAYS_AGO - nth * 8 : FIRST_DAYS_AGO - (nth % 4);
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return { id: uuidOf(`demonstration ${email}`), email, fullName, createdAt, sector, site };
  });
}

export const largeCompanyPeople = (now: Date): SeenMember[] =>
  membersOf(LARGE, 'valeclaro.example', now);
export const smallCompanyPeople = (now: Date): SeenMember[] =>
  membersOf(SMALL, 'aurora.example', now);
