import type { LanguageSource } from '../source.ts';
import { groups } from './groups.ts';
import { eating, medical, postpartum, psychosis, substances } from './health.ts';
import { exploitation, self, someoneElse } from './life.ts';
import { abuse, harmToOthers, homeViolence, workViolence } from './violence.ts';

export const pt: LanguageSource = {
  ear: 'romance',
  groups,
  denials: 'não nunca jamais nem sem ninguém nada',
  openers: 'e mas porque que aí então só porém',
  scenes: `
    (no|num|do|o|um|esse|aquele|de) (filme|livro|romance|sonho|pesadelo|conto|podcast|documentário|seriado|quadrinho)
    (na|numa|da|a|uma|essa|aquela) (novela|série|peça|música|reportagem|notícia|minissérie|história em quadrinhos)
    (vi|assisti|assistindo|li|lendo|ouvi) .. (filme|novela|série|documentário|reportagem|notícia|matéria|livro|podcast|artigo)
    (li|estudei|pesquisei|palestra|aula|curso|treinamento|formação|cartilha|campanha|prova|faculdade) (sobre|de|da|do)
    (no|nesse) (jogo|game|videogame) .. (matei|morri|fase|chefão|nível|mata|matar)
    (sonhei|sonhando|pesadelo)
    (personagem|ator|atriz|vilão|mocinha)
    (primeiros socorros)
    rsrs
    (brincadeira|de brincadeira|é piada|modo de dizer|jeito de falar|força de expressão|metáfora)
  `,
  past: `
    (há|faz|fazem) .. (anos|décadas)
    (na|minha) (adolescência|infância|juventude)
    em (19~|200~|201~|2020|2021|2022|2023)
    quando (eu)? era (criança|pequen~|adolescente|jovem|solteir~)
    (anos|tempos|muito tempo) atrás
    (antigamente|no passado)
  `,
  recovered: `
    hoje .. (bem|em paz|segur~|tranquil~|feliz|limp~|recuperad~|livre|curad~|longe)
    (se recuperou|me recuperei|recuperad~|curad~|superei|superou|sarou)
    isso (já)? passou
    (estou|vivo) (livre|em paz|segur~)
  `,
  kinds: {
    self,
    'someone-else': someoneElse,
    'home-violence': homeViolence,
    abuse,
    'work-violence': workViolence,
    'harm-to-others': harmToOthers,
    psychosis,
    medical,
    postpartum,
    eating,
    substances,
    exploitation,
  },
};
