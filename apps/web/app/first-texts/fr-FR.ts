export { default as dashboard } from '#features/dashboard/web/locales/fr-FR.json' with {
  type: 'json',
};
export { default as rhythm } from '#features/rhythm/web/locales/fr-FR.json' with { type: 'json' };
export { default as common } from '#packages/ui/locales/fr-FR.json' with { type: 'json' };
export { default as shell } from '../locales/fr-FR.json' with { type: 'json' };
