export { default as dashboard } from '#features/dashboard/web/locales/pt-BR.json' with {
  type: 'json',
};
export { default as rhythm } from '#features/rhythm/web/locales/pt-BR.json' with { type: 'json' };
export { default as common } from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
export { default as shell } from '../locales/pt-BR.json' with { type: 'json' };
