import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import type { SHOWN_USES } from '../contract/admin-reports.contract.ts';

interface CsvTexts {
  title: string;
  month: string;
  accounts: string;
  created: string;
  deleted: string;
  active: string;
  uses: string;
  use: Record<(typeof SHOWN_USES)[number], string>;
  companies: string;
  companiesPaying: string;
  free: string;
  individual: string;
  business: string;
  trials: string;
  course: string;
  started: string;
  completed: string;
  few: string;
  most: string;
  protected: string;
}

export const CSV_TEXTS: Readonly<Record<AppLanguage, CsvTexts>> = {
  'pt-BR': {
    title: 'Relatórios gerais',
    month: 'Mês encerrado',
    accounts: 'Contas',
    created: 'Contas novas',
    deleted: 'Contas apagadas',
    active: 'Pessoas ativas',
    uses: 'O que se usa, em % das pessoas ativas',
    use: {
      checkIn: 'Check-in',
      diary: 'Diário',
      health: 'Saúde',
      training: 'Treinamentos',
      selfCheck: 'Bem-estar',
    },
    companies: 'Empresas',
    companiesPaying: 'Empresas com plano pago',
    free: 'No plano gratuito',
    individual: 'No plano individual',
    business: 'No plano empresarial',
    trials: 'Em teste',
    course: 'Treinamento',
    started: 'Começaram',
    completed: 'Concluíram',
    few: 'até 10%',
    most: 'mais de 80%',
    protected: 'Protegido',
  },
  'en-US': {
    title: 'General reports',
    month: 'Closed month',
    accounts: 'Accounts',
    created: 'New accounts',
    deleted: 'Deleted accounts',
    active: 'Active people',
    uses: 'What is used, in % of active people',
    use: {
      checkIn: 'Check-in',
      diary: 'Diary',
      health: 'Health',
      training: 'Training',
      selfCheck: 'Wellbeing',
    },
    companies: 'Companies',
    companiesPaying: 'Companies with a paid plan',
    free: 'On the free plan',
    individual: 'On the individual plan',
    business: 'On the business plan',
    trials: 'On trial',
    course: 'Course',
    started: 'Started',
    completed: 'Completed',
    few: 'up to 10%',
    most: 'over 80%',
    protected: 'Protected',
  },
  'es-ES': {
    title: 'Informes generales',
    month: 'Mes cerrado',
    accounts: 'Cuentas',
    created: 'Cuentas nuevas',
    deleted: 'Cuentas eliminadas',
    active: 'Personas activas',
    uses: 'Lo que se usa, en % de las personas activas',
    use: {
      checkIn: 'Registro del día',
      diary: 'Diario',
      health: 'Salud',
      training: 'Formación',
      selfCheck: 'Bienestar',
    },
    companies: 'Empresas',
    companiesPaying: 'Empresas con plan de pago',
    free: 'En el plan gratuito',
    individual: 'En el plan individual',
    business: 'En el plan empresarial',
    trials: 'En prueba',
    course: 'Curso',
    started: 'Empezaron',
    completed: 'Terminaron',
    few: 'hasta el 10 %',
    most: 'más del 80 %',
    protected: 'Protegido',
  },
  'fr-FR': {
    title: 'Rapports généraux',
    month: 'Mois clos',
    accounts: 'Comptes',
    created: 'Nouveaux comptes',
    deleted: 'Comptes supprimés',
    active: 'Personnes actives',
    uses: 'Ce qui est utilisé, en % des personnes actives',
    use: {
      checkIn: 'Note du jour',
      diary: 'Journal',
      health: 'Santé',
      training: 'Formations',
      selfCheck: 'Bien-être',
    },
    companies: 'Entreprises',
    companiesPaying: 'Entreprises avec une offre payante',
    free: 'En offre gratuite',
    individual: 'En offre individuelle',
    business: 'En offre entreprise',
    trials: 'À l’essai',
    course: 'Formation',
    started: 'Commencée par',
    completed: 'Terminée par',
    few: '10 % au plus',
    most: 'plus de 80 %',
    protected: 'Protégé',
  },
};
