import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '#packages/db/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';
import { SealBroken } from './aead.ts';
import { dataKeys, type SharedKind } from './crypto.tables.ts';
import { parseMasterKeys } from './master-key.ts';
import { SEALED_TEXT } from './sealed.ts';
import { OwnerGone, Vault } from './vault.ts';

const place = { table: 'club_letters', row: 'l1' };
let connection: Connection;
let drop: () => Promise<void>;
let vault: Vault;
const masters = parseMasterKeys(Buffer.alloc(32, 1).toString('base64'));
const heldPerson = (id: string) => sql`select id from people where id = ${id} for key share`;

/** A club of several people, its members and their letters: what a conversation is. */
const CLUBS = `
  create table clubs (id uuid primary key);
  create table club_members (
    club_id uuid not null references clubs on delete cascade,
    user_id uuid not null references people on delete cascade,
    primary key (club_id, user_id));
  create table club_letters (
    club_id uuid not null references clubs on delete cascade,
    user_id uuid not null references people on delete cascade);
  create trigger club_is_left after delete on club_members
    for each row execute function erase_when_nobody_is_left('clubs', 'club_id')`;

const keyOf = (id: string) =>
  vault.keyOfShared(
    'clubs' as SharedKind,
    id,
    sql`select id from clubs where id = ${id} for key share`,
  );

beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  connection = connect(fresh.url);
  await connection.pool.query('create table people (id uuid primary key)');
  await connection.pool.query(CLUBS);
  vault = new Vault(connection.db, masters, heldPerson);
});
afterAll(async () => {
  await connection.close();
  await drop();
});

const query = (text: string, values: unknown[]) => connection.pool.query(text, values);

/** A club with members who have written a letter each; its id and theirs. */
async function newClub(members = 2): Promise<{ club: string; people: string[] }> {
  const club = randomUUID();
  const people = Array.from({ length: members }, () => randomUUID());
  await query('insert into clubs values ($1)', [club]);
  for (const person of people) {
    await query('insert into people values ($1)', [person]);
    await query('insert into club_members values ($1, $2)', [club, person]);
    await query('insert into club_letters values ($1, $2)', [club, person]);
  }
  return { club, people };
}
const isThere = async (club: string) =>
  (await query('select from clubs where id = $1', [club])).rowCount === 1;
const keysOf = (club: string) =>
  connection.db.$count(dataKeys, eq(dataKeys.ownerId, club)) as Promise<number>;
const lettersIn = async (club: string) =>
  (await query('select from club_letters where club_id = $1', [club])).rowCount;
const deleteAccount = (person: string) => query('delete from people where id = $1', [person]);

describe('a thing of several people', () => {
  it('has one key, with which all of its members’ texts open, and no other thing’s', async () => {
    const [{ club }, other] = [await newClub(), await newClub()];
    const sealed = (await keyOf(club)).seal(place, 'bem-vindos');
    const opened = (await keyOf(club)).open(place, sealed, SEALED_TEXT);
    expect(opened).toBe('bem-vindos');
    const foreign = await keyOf(other.club);
    expect(() => foreign.open(place, sealed, SEALED_TEXT)).toThrow(SealBroken);
  });

  it('stays for the others when one of them deletes their account, whose texts go', async () => {
    const { club, people } = await newClub(3);
    const sealed = (await keyOf(club)).seal(place, 'fica');
    await deleteAccount(people[0] ?? '');
    expect([await isThere(club), await lettersIn(club), await keysOf(club)]).toEqual([true, 2, 1]);
    expect((await keyOf(club)).open(place, sealed, SEALED_TEXT)).toBe('fica');
  });

  it('is erased with its last member, and its key with it', async () => {
    const { club, people } = await newClub();
    await keyOf(club);
    for (const person of people) await deleteAccount(person);
    expect([await isThere(club), await keysOf(club)]).toEqual([false, 0]);
  });

  it('is erased too when the last two leave at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { club, people } = await newClub();
      await keyOf(club);
      await Promise.all(people.map(deleteAccount));
      expect([await isThere(club), await keysOf(club)]).toEqual([false, 0]);
    }
  });

  it('takes its key along when it is deleted as a whole, and leaves the others’', async () => {
    const [{ club }, other] = [await newClub(), await newClub()];
    for (const one of [club, other.club]) await keyOf(one);
    await query('delete from clubs where id = $1', [club]);
    expect([await keysOf(club), await keysOf(other.club)]).toEqual([0, 1]);
  });

  it('made under a person’s id has a key of its own, and takes nobody else’s along', async () => {
    const { people } = await newClub(1);
    const eva = people[0] ?? '';
    const sealed = (await vault.keyOf(eva)).seal(place, 'só meu');
    await query('insert into clubs values ($1)', [eva]);
    await query('insert into club_members values ($1, $1)', [eva]);
    const club = await keyOf(eva);
    expect(() => club.open(place, sealed, SEALED_TEXT)).toThrow(SealBroken);
    await query('delete from club_members where club_id = $1', [eva]);
    expect([await isThere(eva), await keysOf(eva)]).toEqual([false, 1]);
    const anew = new Vault(connection.db, masters, heldPerson);
    expect((await anew.keyOf(eva)).open(place, sealed, SEALED_TEXT)).toBe('só meu');
  });

  it('gets no key any more once it is erased', async () => {
    const { club } = await newClub();
    await query('delete from clubs where id = $1', [club]);
    await expect(keyOf(club)).rejects.toThrow(OwnerGone);
    expect(await keysOf(club)).toBe(0);
  });
});
