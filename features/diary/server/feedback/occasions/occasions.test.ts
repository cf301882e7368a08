import { expect, test } from 'vitest';
import { type Occasion, occasionOf } from './occasions.ts';

test.each<[string, Occasion]>([
  ['Hoje enterramos meu avô. Voltei pro plantão no mesmo dia.', 'loss'],
  ['Minha cachorrinha morreu ontem à noite.', 'loss'],
  ['Saí do velório direto pra reunião', 'loss'],
  ['Perdi minha mãe em março e ainda separo o prato dela.', 'loss'],
  ['Fui assaltada na saída do metrô, levaram meu celular.', 'shock'],
  ['O cliente gritou comigo na frente da fila inteira', 'mistreatment'],
  ['Meu gerente me chamou de incompetente na reunião.', 'mistreatment'],
  ['Fizeram piada racista no grupo do time e todo mundo riu', 'mistreatment'],
  ['Meu filho tá com febre e eu não consegui responder ninguém', 'illness'],
  ['Minha mãe foi internada de novo', 'illness'],
  ['Meu pai teve um AVC no sábado.', 'illness'],
  ['A gente conversou e nos separamos, ela fica com o apartamento', 'parting'],
  ['Fui demitida por videochamada, onze minutos.', 'dismissal'],
  ['Demitiram metade da equipe hoje', 'dismissal'],
  ['We buried my grandfather this morning.', 'loss'],
  ['My dog passed away', 'loss'],
  ['A customer screamed at me for ten minutes', 'mistreatment'],
  ['My daughter is in the hospital', 'illness'],
  ['I got laid off on a call', 'dismissal'],
  ['He broke up with me by text', 'parting'],
  ['Ayer murió mi abuela', 'loss'],
  ['Mi jefe me gritó delante de todos', 'mistreatment'],
  ['Mi hijo está ingresado desde el lunes', 'illness'],
  ['Me despidieron por correo', 'dismissal'],
  ['Mon père est mort dimanche', 'loss'],
  ['Ma sœur est hospitalisée', 'illness'],
  ['Le client m’a hurlé dessus pendant vingt minutes', 'mistreatment'],
  ['J’ai été licenciée ce matin', 'dismissal'],
  ['Meu marido me empurrou de novo ontem. Vim de manga comprida nesse calor.', 'violence'],
  ['Meu ex me ameaçou no portão', 'violence'],
  ['My boyfriend slapped me again', 'violence'],
  ['Mi pareja me pegó anoche', 'violence'],
  ['Mon mari m’a encore frappée', 'violence'],
  // The gravest of two.
  ['Minha mãe foi internada. De noite minha avó faleceu.', 'loss'],
])('%s', (text, occasion) => {
  expect(occasionOf(text)).toBe(occasion);
});

test.each([
  'Minha amiga me empurrou para a festa e foi bom',
  'A mulher me empurrou para entrar no ônibus',
  'La mujer me empujó en el metro',
  'Meu marido me deu um abraço e fez o jantar',
  'Meu celular morreu no meio da chamada.',
  'Morri de rir com a minha irmã',
  'A reunião parecia um velório, ninguém falava.',
  'Sonhei que meu pai morreu e acordei suando',
  'Meu pai morreu há vinte anos, hoje só lembrei do jeito dele.',
  'Perdi minha mãe de vista no shopping por um minuto',
  'Ninguém gritou comigo hoje, milagre',
  'Eu luto todo dia pra sair no horário',
  'Minha mãe trabalha no hospital da cidade',
  'Fiz o curso de assédio da empresa',
  'Medo de que me mandem embora? Não fui demitida, só mudei de time.',
  'Minha irmã gritou comigo de brincadeira no karaokê',
  'A chefe me deixou sair mais cedo',
  'My phone died during the call.',
  'That meeting felt like a funeral',
  'Nobody yelled at me today',
  'My mother works in the hospital',
  'Mi móvil murió en mitad de la llamada',
  'Nadie me gritó hoy',
  'Mon ordinateur est mort',
  'J’ai vu un film où mon acteur préféré est mort',
  'Hoje teve reunião, almoço com o time e relatório. Fiz sopa.',
])('an ordinary day: %s', (text) => {
  expect(occasionOf(text)).toBeNull();
});

test('a text of any length is read in time that grows with it', () => {
  const text = 'meu meu melhor amigo amigo da minha minha '.repeat(20_000);
  expect(occasionOf(text)).toBeNull();
});
