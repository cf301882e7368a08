export { default as dashboard } from '#features/dashboard/web/locales/es-ES.json' with {
  type: 'json',
};
export { default as rhythm } from '#features/rhythm/web/locales/es-ES.json' with { type: 'json' };
export { default as common } from '#packages/ui/locales/es-ES.json' with { type: 'json' };
export { default as shell } from '../locales/es-ES.json' with { type: 'json' };
