import { expect, it } from 'vitest';
import { MENTION_STATUSES } from '#features/burnout/contract/burnout.contract.ts';
import enUS from './locales/en-US.json' with { type: 'json' };
import esES from './locales/es-ES.json' with { type: 'json' };
import frFR from './locales/fr-FR.json' with { type: 'json' };
import ptBR from './locales/pt-BR.json' with { type: 'json' };

it.each([
  ['pt-BR', ptBR],
  ['en-US', enUS],
  ['es-ES', esES],
  ['fr-FR', frFR],
])('every reason why words count or not has its words in %s', (_, { mention }) => {
  for (const status of MENTION_STATUSES) {
    expect(mention.status, status).toHaveProperty(status);
    expect(mention.why[status], status).toContain('{{words}}');
  }
});
