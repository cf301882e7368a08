import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import { type Settings, settingsPiece } from '#packages/kernel/index.ts';

/** The official words of a questionnaire in each language, as the operator supplied them. */
interface InstrumentTexts {
  /** Where they come from. */
  source: string;
  languages: Record<Language, { instruction: string; items: string[]; answers: string[] }>;
}

declare module '#packages/kernel/context.ts' {
  interface Settings {
    /** The WHO-5 with the operator's leave to use it; null until there is one. */
    selfCheck: { license: string; texts: InstrumentTexts } | null;
  }
}

/**
 * The WHO-5 is free for use that is not commercial, and its wording in each language is the
 * instrument's: the operator records the leave to use it and supplies the official texts. Off without.
 */
const variables = {
  /** By whose leave the WHO-5 is used here and since when; shown to people below the form. */
  WHO5_LICENSE: z.string().trim().min(10).optional(),
  /** Path of a JSON file with the official wording in the four languages. */
  WHO5_TEXTS: z.string().min(1).optional(),
};
type Variables = z.output<z.ZodObject<typeof variables>>;

const words = z.strictObject({
  instruction: z.string().min(1),
  items: z.array(z.string().min(1)).length(5),
  /** From 0, "at no time", to 5, "all of the time". */
  answers: z.array(z.string().min(1)).length(6),
});
const textsSchema = z.strictObject({
  source: z.string().min(1),
  languages: z.record(z.enum(LANGUAGES), words),
});

export const selfCheckSettings = settingsPiece(variables, (given) => {
  const { selfCheck, problems } = selfCheckOf(given);
  return { settings: { selfCheck }, problems };
});

/** What an instance may offer of the WHO-5, and everything that is wrong with its configuration. */
function selfCheckOf({ WHO5_LICENSE, WHO5_TEXTS }: Variables): {
  selfCheck: Settings['selfCheck'];
  problems: string[];
} {
  if (Boolean(WHO5_LICENSE) !== Boolean(WHO5_TEXTS)) {
    return {
      selfCheck: null,
      problems: ['WHO5_LICENSE and WHO5_TEXTS go together: set both or none'],
    };
  }
  if (!WHO5_LICENSE || !WHO5_TEXTS) return { selfCheck: null, problems: [] };
  const read = textsFrom(WHO5_TEXTS);
  if (typeof read === 'string') return { selfCheck: null, problems: [read] };
  return { selfCheck: { license: WHO5_LICENSE, texts: read }, problems: [] };
}

function textsFrom(path: string): z.output<typeof textsSchema> | string {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return `WHO5_TEXTS=${path} is not a JSON file that this account can read`;
  }
  const { data, error } = textsSchema.safeParse(json);
  if (data) return data;
  const fields = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return `WHO5_TEXTS=${path} does not hold the form: ${fields.join('; ')}`;
}
