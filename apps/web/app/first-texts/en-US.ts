export { default as dashboard } from '#features/dashboard/web/locales/en-US.json' with {
  type: 'json',
};
export { default as rhythm } from '#features/rhythm/web/locales/en-US.json' with { type: 'json' };
export { default as common } from '#packages/ui/locales/en-US.json' with { type: 'json' };
export { default as shell } from '../locales/en-US.json' with { type: 'json' };
