import { read } from '#features/burnout/engine/index.ts';
import { viewOf } from '#features/burnout/server/reading.view.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { Material, Memory } from '../feedback/material.ts';

/** What a feedback of this text is written from. */
export function materialOf(
  text: string,
  more: { language?: Language; seed?: string; earlier?: readonly Memory[] } = {},
): Material {
  const { language = 'pt-BR', seed = 'a seed', earlier = [] } = more;
  return { language, country: 'BR', text, reading: viewOf(read(text)), seed, earlier };
}

/** Texts of every kind: heavy, worn, mixed, bright, neutral, harsh and, last, of a loss, in the four languages. */
export const TEXTS: Record<Language, readonly string[]> = {
  'pt-BR': [
    'Estou esgotada e sem forças. Dor de cabeça o dia todo e não consigo dormir. Tanto faz o trabalho.',
    'Acordei com dor nas costas depois de uma semana sentada na mesma cadeira.',
    'Cheguei cansada em casa, mas fiquei aliviada porque a Júlia dividiu a lista comigo.',
    'Dormi bem, acordei com energia e caminhei no parque antes do trabalho.',
    'Hoje teve reunião de manhã, almoço com o time e relatório à tarde. Fiz sopa.',
    'Sou incapaz de fazer o básico, devia dar conta de tudo sozinha e não dei.',
    'Não tenho vontade de ir. Só conto as horas para acabar e ir embora daqui.',
    'Hoje enterramos meu avô. Voltei pro plantão no mesmo dia porque não tinha quem cobrisse.',
  ],
  'en-US': [
    'I am exhausted and burned out of energy. My head hurts and I cannot sleep. I just do not care about work anymore.',
    'I woke up with back pain after a week sitting on the same chair.',
    'I came home tired but I felt relieved because Julia split the list with me.',
    'I slept well, woke up full of energy and walked in the park before work.',
    'We had a meeting in the morning, lunch with the team and a report in the afternoon.',
    'I am useless, I should be able to handle it all by myself.',
    'My mother passed away on Sunday. I was back at my desk today because nobody could cover for me.',
  ],
  'es-ES': [
    'Estoy agotada y sin fuerzas. Me duele la cabeza y no puedo dormir. Me da igual el trabajo.',
    'Me levanté con dolor de espalda después de una semana en la misma silla.',
    'Llegué cansada a casa, pero me sentí aliviada porque Julia repartió la lista conmigo.',
    'Dormí bien, me levanté con energía y caminé por el parque antes del trabajo.',
    'Hoy hubo reunión por la mañana, comida con el equipo e informe por la tarde.',
    'Soy inútil, debería poder con todo y no puedo.',
    'Ayer murió mi abuela. Hoy volví al turno porque no había quien me cubriera.',
  ],
  'fr-FR': [
    'Je suis épuisée et sans forces. J’ai mal à la tête et je ne dors pas. Je me fiche du travail.',
    'Je me suis levée avec mal au dos après une semaine sur la même chaise.',
    'Je suis rentrée fatiguée, mais soulagée parce que Julie a partagé la liste avec moi.',
    'J’ai bien dormi, je me suis levée pleine d’énergie et j’ai marché dans le parc.',
    'Il y a eu une réunion le matin, un repas avec l’équipe et un rapport l’après-midi.',
    'Je suis nulle, je devrais y arriver toute seule.',
    'Mon père est mort dimanche. Je suis revenu au bureau parce que personne ne pouvait me remplacer.',
  ],
};
