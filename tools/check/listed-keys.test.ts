import { describe, expect, it } from 'vitest';
import { compositeKeysOf, listedTogether } from './listed-keys.ts';

const keys = compositeKeysOf(`
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
  (t) => [primaryKey({ columns: [t.userId] })],
  (t) => [primaryKey({
    columns: [t.userId, t.entryId, t.version],
  })],`);

/** SQL with `{…}` for what is filled in. */
const filled = (text: string) => `sql\`${text.replaceAll('{', '$' + '{')}\``;

describe('lists of the columns of a key', () => {
  it('knows the keys of several columns', () => {
    expect(keys).toEqual([
      ['userId', 'id'],
      ['userId', 'entryId', 'version'],
    ]);
  });

  it.each([
    ['built', 'tx.delete(t).where(and(inArray(t.userId, people), inArray(t.id, ids)))'],
    [
      'built over lines',
      'tx.update(t).set(x).where(\n and(\n inArray(\n t.userId,\n a),\n among(t.entryId, b)))',
    ],
    ['of bare columns', 'const which = and(among(userId, people), inArray(version, versions))'],
    ['written', "'delete from t where user_id = any($1) and id = any($2)'"],
    [
      'written with "in"',
      "'update t set x = 1 where t.user_id IN ($1, $2) and t.entry_id in ($3)'",
    ],
    ['filled in', filled('{t.userId} in {people} and {t.id} = any({ids})')],
    ['written and built', `and(inArray(t.userId, people), ${filled('id = any({ids})')})`],
  ])('are refused: %s', (_, statement) => {
    expect(listedTogether(statement, keys)).toHaveLength(1);
  });

  it.each([
    ['one person, many ids', 'and(eq(t.userId, userId), inArray(t.id, ids))'],
    ['pairs', 'tx.delete(t).where(pairsAmong([t.userId, t.id], pairs))'],
    ['pairs of a query', filled('({userId}, {id}) in {found}')],
    ['two statements', 'await a(inArray(t.userId, people)); await b(inArray(t.id, ids))'],
    ['columns of no key', 'and(inArray(t.tokenHash, hashes), inArray(t.kind, kinds))'],
  ])('lets %s be', (_, statement) => {
    expect(listedTogether(statement, keys)).toEqual([]);
  });
});
