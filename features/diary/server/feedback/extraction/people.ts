import type { EntryLanguage } from './tokens.ts';
import type { PeoplePatterns } from './wordings.ts';

export type Gender = 'f' | 'm';

/** A word for somebody in the writer's life. */
interface PersonWord {
  group: string;
  gender: Gender | null;
}

/** Words of a language by group; `f`, `m`, or both forms where the word does not tell. */
type Groups = Readonly<Record<string, { f?: string; m?: string; both?: string }>>;

const GROUPS: Readonly<Record<EntryLanguage, Groups>> = {
  pt: {
    boss: {
      f: 'gestora supervisora coordenadora diretora patroa encarregada chefa',
      m: 'gestor supervisor coordenador diretor patrao encarregado',
      both: 'chefe gerente lider',
    },
    colleague: { f: 'parceira', m: 'parceiro', both: 'colega estagiario estagiaria' },
    client: { f: 'hospede freguesa', m: 'fregues comprador passageiro', both: 'cliente paciente' },
    pupil: { f: 'aluna', m: 'aluno', both: 'estudante' },
    child: {
      f: 'filha filhinha menina bebe cacula',
      m: 'filho filhinho menino moleque',
      both: 'crianca',
    },
    parent: { f: 'mae mainha', m: 'pai painho' },
    partner: {
      f: 'esposa mulher namorada noiva companheira',
      m: 'marido esposo namorado noivo companheiro',
    },
    relative: {
      f: 'avo vo irma tia prima sobrinha sogra cunhada neta madrinha madrasta',
      m: 'irmao tio primo sobrinho sogro cunhado neto padrinho padrasto enteado',
    },
    friend: { f: 'amiga vizinha', m: 'amigo vizinho' },
    pet: { f: 'cachorra cachorrinha gata gatinha', m: 'cachorro cachorrinho gato gatinho' },
  },
  en: {
    boss: { both: 'boss manager supervisor director lead' },
    colleague: { both: 'coworker colleague teammate' },
    client: { both: 'client customer patient guest passenger' },
    pupil: { both: 'student pupil' },
    child: { f: 'daughter', m: 'son', both: 'kid child baby kids children' },
    parent: { f: 'mother mom mum', m: 'father dad', both: 'parents' },
    partner: {
      f: 'wife girlfriend fiancee',
      m: 'husband boyfriend fiance',
      both: 'partner',
    },
    relative: {
      f: 'grandmother grandma sister aunt niece',
      m: 'grandfather grandpa brother uncle nephew',
      both: 'cousin',
    },
    friend: { both: 'friend neighbor neighbour roommate' },
    pet: { both: 'dog cat' },
  },
  es: {
    boss: {
      f: 'jefa directora supervisora encargada coordinadora',
      m: 'jefe director supervisor encargado coordinador',
      both: 'gerente',
    },
    colleague: { f: 'companera', m: 'companero', both: 'colega' },
    client: { f: 'clienta pasajera', m: 'pasajero', both: 'cliente paciente' },
    pupil: { f: 'alumna', m: 'alumno', both: 'estudiante' },
    child: { f: 'hija nina', m: 'hijo nino bebe peque', both: 'hijos' },
    parent: { f: 'madre mama', m: 'padre papa', both: 'padres' },
    partner: { f: 'mujer esposa novia', m: 'marido esposo novio', both: 'pareja' },
    relative: {
      f: 'abuela hermana tia prima sobrina suegra cunada nieta',
      m: 'abuelo hermano tio primo sobrino suegro cunado nieto',
    },
    friend: { f: 'amiga vecina', m: 'amigo vecino' },
    pet: { f: 'perra gata', m: 'perro gato' },
  },
  fr: {
    boss: {
      f: 'cheffe directrice patronne',
      m: 'chef directeur patron',
      both: 'manager responsable n+1',
    },
    colleague: { both: 'collegue binome' },
    client: { f: 'cliente patiente', m: 'client patient', both: 'usager' },
    pupil: { f: 'etudiante', m: 'etudiant', both: 'eleve' },
    child: { f: 'fille', m: 'fils bebe', both: 'enfant enfants' },
    parent: { f: 'mere maman', m: 'pere papa', both: 'parents' },
    partner: { f: 'femme compagne copine', m: 'mari compagnon copain conjoint' },
    relative: {
      f: 'grand-mere mamie soeur tante cousine niece belle-mere',
      m: 'grand-pere papi frere oncle cousin neveu beau-pere',
    },
    friend: { f: 'amie voisine', m: 'ami voisin' },
    pet: { f: 'chatte chienne', m: 'chat chien' },
  },
};

/** Words that may stand before a person, apart from what makes them the writer's own. */
const DETERMINERS: Readonly<Record<EntryLanguage, string>> = {
  pt: 'meu|minha|meus|minhas|nosso|nossa|o|a|os|as|um|uma|outro|outra',
  en: 'my|our|the|a|an|another|one of my',
  es: 'mi|mis|nuestro|nuestra|el|la|los|las|un|una|otro|otra',
  fr: 'mon|ma|mes|notre|nos|le|la|l|les|un|une',
};

/** Family is said to be the writer's: "a mãe de um aluno" is somebody else's. */
const OWN: Readonly<Record<EntryLanguage, string>> = {
  pt: 'meu|minha|meus|minhas|nosso|nossa|o meu|a minha',
  en: 'my|our|one of my',
  es: 'mi|mis|nuestro|nuestra',
  fr: 'mon|ma|mes|notre|nos',
};

const WORK = ['boss', 'colleague', 'client', 'pupil'];
const FAMILY = ['child', 'parent', 'partner', 'relative'];

export function personWords(language: EntryLanguage): Map<string, PersonWord> {
  const words = new Map<string, PersonWord>();
  for (const [group, forms] of Object.entries(GROUPS[language])) {
    for (const form of ['f', 'm', 'both'] as const) {
      for (const word of forms[form]?.split(' ') ?? []) {
        words.set(word, { group, gender: form === 'both' ? null : form });
      }
    }
  }
  return words;
}

/** What stands for each group in a wording, with the word that says whose they are. */
export function peoplePatterns(language: EntryLanguage): PeoplePatterns {
  const nouns = Object.fromEntries(
    Object.entries(GROUPS[language]).map(([group, { f = '', m = '', both = '' }]) => [
      group,
      `${f} ${m} ${both}`.trim().split(/ +/).join('|').replaceAll('-', ' ').replaceAll('+', ' '),
    ]),
  );
  const own = (words: string) => `(?:${OWN[language]}) (?:${words})`;
  const any = (words: string) => `(?:(?:${DETERMINERS[language]}) )?(?:${words})`;
  const joined = (groups: readonly string[]) => groups.map((group) => nouns[group]).join('|');
  return {
    ...Object.fromEntries(
      Object.entries(nouns).map(([group, words]) => [
        group,
        WORK.includes(group) ? any(words) : own(words),
      ]),
    ),
    family: own(joined(FAMILY)),
    close: own(joined([...FAMILY, 'friend', 'pet'])),
    who: `(?:${any(joined(WORK))}|${own(joined([...FAMILY, 'friend']))})`,
  };
}
