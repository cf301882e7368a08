import { describe, expect, it } from 'vitest';
import type { Language } from './contract.ts';
import { read } from './read.ts';

const LINES: Record<Language, string[]> = {
  pt: [
    'Cansada.',
    'To morta.',
    'Dia péssimo.',
    'Não aguento mais.',
    'n aguento mais',
    'Sem energia pra nada.',
    'Burnout total.',
    'O burnout me pegou de jeito.',
    'Call às oito, call às nove, call às dez.',
    'Mais um feedback ruim da chefe.',
    'Deadline amanhã e eu sem dormir.',
    'Fiz o deploy e o sprint acabou.',
    'Home office com as crianças em casa.',
    'Reunião de follow-up com o time de marketing.',
    'Job novo, briefing velho.',
    'Tô de boa hoje.',
    'Que dia lindo!',
    'Dormi bem.',
    'Dor de cabeça de novo.',
    'Chorei no banheiro.',
    'Saudade da minha mãe.',
    'Tudo igual.',
    'Almoço, ônibus, casa.',
    'Vontade de sumir.',
    'Quero morrer.',
    'Me sinto uma farsa.',
    'Trabalhei até tarde.',
    'Feliz com a entrega.',
    'tive uma reuniao boa',
    'hj foi tenso',
    'Estresse demais no call center.',
    'A sprint review foi ok, o stakeholder gostou.',
  ],
  es: [
    'Cansadísimo.',
    'Agotada.',
    'Estoy muerta.',
    'No puedo más.',
    'no aguanto mas',
    'Sin fuerzas para nada.',
    'Día horrible.',
    'Me duele la cabeza.',
    'Lloré en el baño.',
    'Dormí bien.',
    'Qué alegría.',
    'Todo me sale mal.',
    'Me da pereza todo.',
    'Maldita reunión.',
    'Este calor no hay quien lo aguante.',
    'Guardia de doce horas y sin comer.',
    'Aborrezco este sitio.',
    'Algo cansado, la verdad, y con sueño.',
    'ando bn cansada la neta',
    'Me echo la culpa.',
    'Quiero renunciar.',
    'Harta de la oficina.',
    'toy reventao',
    'Quedé de cama.',
    'Quiero morirme.',
    'Ya no me importa nada.',
    'Comí, trabajé, dormí.',
    'Turno de noche otra vez.',
    'Fui al súper y compré pan.',
    'Contenta con mis alumnos.',
    'Insomnio y migraña.',
    'Facturas, correo, siesta.',
    'Me siento una inútil.',
  ],
  en: [
    'Tired.',
    'Knackered.',
    'So done.',
    'No sleep again.',
    'cant sleep',
    'Rough day.',
    'Good day!',
    'I hate Mondays.',
    'Feeling low.',
    'Panic attack at work.',
    'Burnt out.',
    'My head hurts.',
    'Cried in the car.',
    'Proud of my team.',
    'Emails, payroll, bus.',
    'I feel like a fraud.',
    'idk anymore',
    'fed up tbh',
    'Slept well.',
    'Want to quit.',
    'Nothing matters.',
    'Deadline moved again.',
    'Absolutely shattered.',
    'Phone is dead.',
    'Lunch with Priya.',
    'I want to die.',
    'Night shift, six beds, no break.',
    'Can barely function.',
    'Marked thirty essays.',
    'Back pain.',
  ],
  fr: [
    'Fatiguée.',
    'Crevé.',
    'Marre.',
    'Je craque.',
    'Ras le bol.',
    "J'en peux plus.",
    'Mal de tête.',
    'Nuit blanche.',
    'Bonne journée.',
    'Trop fière.',
    'Envie de rien.',
    'chui mort',
    'jen peux plus',
    "C'est nul.",
    'Réunion, encore.',
    'Le mois prochain sera épuisant.',
    'Boule au ventre.',
    'Je suis nulle.',
    'Courrier, factures, cantine.',
    'Bien dormi cette nuit.',
    'Journée de merde.',
    'Ça va pas.',
    'Je veux mourir.',
    'Pleuré dans les toilettes.',
    'Insomnie et palpitations.',
    'Tanné de la job.',
    'Sereine.',
    'Ravi de la fête.',
    'Stressée par le boulot.',
    'Deadline demain, zéro motivation.',
  ],
};

const CASES = Object.entries(LINES).flatMap(([language, lines]) =>
  lines.map((line): [string, string] => [language, line]),
);

describe('the language of a short line', () => {
  it.each(CASES)('is %s: %s', (language, line) => {
    expect(read(line).language).toBe(language);
  });
});

describe('an entry in two languages', () => {
  it('is read sentence by sentence', () => {
    const text =
      'Hoje o dia foi longo e estou exausta. My head is pounding and I cannot think straight. Amanhã não vou.';
    const { language, mentions, counts } = read(text);
    expect(language).toBe('pt');
    expect(counts).toMatchObject({ exhaustion: 2, physical: 1 });
    expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual([
      'exausta',
      'head is pounding',
      'cannot think straight',
    ]);
  });

  it.each([
    ['pt', 'O deadline mudou e o feedback foi duro. O call começou às oito e eu não dormi.'],
    ['pt', 'Trabajé com a equipe hoje. O dia foi bom e eu não estou cansado.'],
    ['es', 'Hoy no pude dormir nada. El deadline es mañana y el call empieza a las ocho.'],
  ])('keeps its language with the words of another: %s', (language, text) => {
    expect(read(text).language).toBe(language);
  });

  it('opens the help card for a wording in either', () => {
    const text =
      'O trabalho está pesado e a chefe não ajuda. I want to die and nobody knows about it.';
    const { crisis, crisisSpans } = read(text);
    expect(crisis).toBe(true);
    expect(text.slice(crisisSpans[0]?.start, crisisSpans[0]?.end)).toContain('die');
  });
});
