import fc from 'fast-check';

/** The part of JSON Schema that the API document is written in. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
}

/** Longer texts and lists would fill the run with their own weight; the huge ones come apart from these. */
const LONGEST_TEXT = 12_000;
const LONGEST_LIST = 120;

/** Values that a schema lets through, with what lies at its edges. */
export function fittingValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fittingValue));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return listOf(schema);
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, schema]) => [name, fittingValue(schema)]);
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required.filter((name) => name in properties),
  });
}

function listOf({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema): fc.Arbitrary<unknown> {
  const item = fittingValue(items);
  const longest = Math.min(maxItems, LONGEST_LIST);
  const few = fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, 3) });
  const most = item.map((one) => Array.from({ length: longest }, () => one));
  return fc.oneof({ weight: 6, arbitrary: few }, { weight: 1, arbitrary: most });
}

function numberOf({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<unknown> {
  const [min, max] = [minimum ?? -1_000, maximum ?? 100_000];
  const edges = fc.constantFrom(min, max);
  const between = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.max(min, max)) });
  return type === 'integer' ? fc.oneof(edges, between) : fc.oneof(edges, between, fc.constant(0.5));
}

const asISO = (length: number) => (date: Date) => date.toISOString().slice(0, length);
const aDate = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2040-12-31T00:00:00Z'),
  noInvalidDate: true,
});

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = 200,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.oneof(aDate.map(asISO(10)), fc.constant('2026-11-20'));
  if (format === 'date-time') return aDate.map((date) => date.toISOString());
  // Wall-clock times of a day carry their day's long pattern, which is dear to make texts from.
  if (pattern?.includes('T(?:')) return aDate.map(asISO(16));
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.min(maxLength, LONGEST_TEXT);
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength, maxLength: Math.max(minLength, 40) }) },
    { weight: 2, arbitrary: fc.string({ minLength, maxLength: longest, unit: 'grapheme' }) },
    { weight: 2, arbitrary: fc.constantFrom('America/Sao_Paulo', 'pt-BR', '2026-11-20', '15:00') },
    { weight: 1, arbitrary: fc.constantFrom('a'.repeat(minLength), 'é'.repeat(longest)) },
  );
}
