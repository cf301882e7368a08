import { fold } from '#packages/kernel/words.ts';

/**
 * How one language asks whether a person or a program answers. The whole sentence must be the question:
 * the same words stand in what people tell of others.
 */
interface Asking {
  /** What may come before, any number of times. */
  before: string;
  /** Somebody, a program, or one of a profession. */
  what: string;
  /** What may come after `what`, any number of times. */
  after: string;
  or: string;
  /** Asked of the assistant itself: clear without a question mark, too. */
  itself: readonly string[];
  /** Followed by `what`; with a question mark alone. */
  of: readonly string[];
  /** A whole question without `what`; with a question mark alone. */
  whole: readonly string[];
}

const PORTUGUESE: Asking = {
  before:
    'oi|ola|ei|ou|bom dia|boa tarde|boa noite|mas|e|entao|ah|desculpa|desculpe|afinal|por favor|uma pergunta|me (?:diz|diga|fala|fale|responde|responda)|fala a verdade|(?:eu )?(?:queria|quero|gostaria de|preciso|posso) saber|sera|se|que',
  what: '(?:(?:um|uma|o|a|algum|alguma|so|apenas|mesmo|realmente) )*(?:ser )?(?:pessoa|humano|humana|gente|robo|bot|chatbot|maquina|programa|software|computador|ia|inteligencia artificial|psicologo|psicologa|terapeuta|psiquiatra|medico|medica|alguem|real|de verdade)',
  after:
    'de verdade|real|mesmo|humano|humana|viva|de carne e osso|artificial|virtual|formado|formada|ai|aqui|do outro lado|ou nao|ne|e|que (?:me )?responde',
  or: 'ou (?:e |com |so )?',
  itself: ['(?:voce|vc|ce) (?:nao )?(?:e|eh)', 'tu (?:nao )?es'],
  of: [
    '(?:(?:isso|isto|aqui|esse chat|este chat) )?(?:e|eh|es)',
    '(?:eu )?(?:(?:estou|to|tou) (?:falando|conversando)|falo|converso) com',
  ],
  whole: [
    '(?:tem|ha|existe) (?:alguem|uma pessoa|gente|um humano|um robo)(?: (?:de verdade|real|mesmo|ai|aqui|do outro lado|por tras|disso|(?:me )?(?:lendo|ouvindo|respondendo|escrevendo)|isso|isto|o que (?:eu )?escrevo|(?:as )?minhas mensagens))*',
  ],
};

const ENGLISH: Asking = {
  before:
    'hi|hello|hey|but|and|so|ok|okay|well|sorry|please|wait|tell me|(?:i )?(?:want|would like|need) to know|i wonder|if|whether|just',
  what: '(?:(?:a|an|the|some|really|actually|just|only|even|real|actual|live|living|licensed) )*(?:person|human|human being|robot|bot|chatbot|machine|program|computer|software|ai|artificial intelligence|psychologist|therapist|psychiatrist|doctor|someone|somebody|anyone|anybody|real)',
  after: 'or not|or what|for real|real|really|here|there|now|right now|right',
  or: '(?:or|and not) (?:is it |to |with )?',
  itself: ['are you'],
  of: [
    "(?:you are|you're)",
    'is (?:this|it)',
    'am i (?:really |actually |just )?(?:talking|speaking|chatting|writing) (?:to|with)',
  ],
  whole: [
    'is (?:there )?(?:anyone|anybody|someone|somebody|a (?:real )?(?:person|human))(?: (?:real|really|there|here|on the other side|behind|reading|answering|listening|to|this|that|me|my messages|what i write))*',
  ],
};

const SPANISH: Asking = {
  before:
    'hola|oye|pero|y|entonces|perdona|perdon|disculpa|por favor|una pregunta|dime|(?:quiero|quisiera|puedo) saber|si|buenos dias|buenas tardes|buenas noches',
  what: '(?:(?:un|una|el|la|algun|alguna|solo|realmente) )*(?:ser )?(?:persona|humano|humana|gente|robot|bot|chatbot|maquina|programa|software|ordenador|computadora|ia|inteligencia artificial|psicologo|psicologa|terapeuta|psiquiatra|medico|medica|alguien|real|de verdad)',
  after: 'de verdad|real|humano|humana|artificial|virtual|de carne y hueso|ahi|aqui|o no|verdad',
  or: 'o (?:es |con |solo )?',
  itself: ['(?:tu |vos )?(?:eres|sos)', 'es usted', 'usted es'],
  of: ['esto es', '(?:estoy hablando|estoy conversando|hablo|converso) con'],
  whole: [
    'hay (?:alguien|una persona|gente|un humano|un robot)(?: (?:de verdad|real|ahi|aqui|al otro lado|detras|leyendo|respondiendo|contestando|escuchando|esto|me|lo que escribo|mis mensajes))*',
  ],
};

const FRENCH: Asking = {
  before:
    "bonjour|salut|bonsoir|mais|et|alors|pardon|excuse-moi|excusez-moi|dis-moi|dites-moi|s'il te plait|s'il vous plait|une question|je (?:veux|voudrais) savoir|si|est-ce que",
  what: "(?:(?:un|une|le|la|vraiment|juste|vrai|vraie) )*(?:etre )?(?:personne|humain|humaine|robot|bot|chatbot|machine|programme|logiciel|ordinateur|ia|intelligence artificielle|psychologue|psy|therapeute|psychiatre|medecin|quelqu'un|reel|reelle|vrai|vraie)",
  after:
    'reel|reelle|humain|humaine|vraiment|en vrai|en chair et en os|artificielle|la|ici|ou non|ou pas|qui (?:me )?repond',
  or: 'ou (?:a |avec |juste )?',
  itself: ['es-tu', 'etes-vous'],
  of: ["(?:tu es|t'es|vous etes|c'est|est-ce)", 'je (?:parle|discute) (?:a|avec)'],
  whole: [
    "(?:y a-t-il|il y a|y a) (?:quelqu'un|une (?:vraie )?personne|un humain|un robot)(?: (?:la|ici|derriere|de l'autre cote|qui (?:me |m')?(?:lit|repond|ecrit|ecoute)|ca|ceci|mes messages|ce que j'ecris))*",
  ],
};

const either = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

const PATTERNS = [PORTUGUESE, ENGLISH, SPANISH, FRENCH].map((asking) => {
  const { before, what, after, or, itself, of, whole } = asking;
  const one = `${what}(?: (?:${after}))*`;
  const all = `${one}(?: ${or}${one})*`;
  const start = `^(?:(?:${before}) )*`;
  return {
    clear: new RegExp(`${start}${either(itself)} ${all}$`),
    marked: new RegExp(`${start}(?:${either([...itself, ...of])} ${all}|${either(whole)})$`),
  };
});

/** Whether a text asks if a person or a program answers, so that this is said before anything else. */
export function asksWhatItIs(text: string): boolean {
  const sentences = fold(text)
    .replaceAll('’', "'")
    .split(/(?<=[.!?…\n])/);
  return sentences.some((sentence) => {
    const words = sentence.replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ').trim();
    const isMarked = sentence.trimEnd().endsWith('?');
    // With another ending it is told, not asked.
    const isOpen = isMarked || !/[.!…]\s*$/.test(sentence);
    return PATTERNS.some(
      ({ clear, marked }) => (isOpen && clear.test(words)) || (isMarked && marked.test(words)),
    );
  });
}
