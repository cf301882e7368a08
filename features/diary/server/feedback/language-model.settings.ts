import * as z from 'zod';
import { settingsPiece } from '#packages/kernel/index.ts';

declare module '#packages/kernel/context.ts' {
  interface Settings {
    /** Language model for the feedback text; null where none is configured. */
    languageModel: { baseUrl: string; apiKey: string; model: string } | null;
  }
}

const variables = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  AI_API_KEY: z.string().default(''),
  AI_MODEL: z.string().min(1).optional(),
};

export const languageModelSettings = settingsPiece(variables, (given) => {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = given;
  return {
    settings: { languageModel: baseUrl && model ? { baseUrl, apiKey, model } : null },
    problems:
      Boolean(baseUrl) === Boolean(model)
        ? []
        : ['AI_BASE_URL and AI_MODEL go together: set both or none'],
  };
});
