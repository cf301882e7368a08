import { expect, it } from 'vitest';
import { whoOf } from './who.rules.ts';

const ana = { id: 'ana', fullName: 'Ana Ribeiro' };
const stored = (user_metadata: unknown, id = 'ana') =>
  JSON.stringify({ user: { id, user_metadata } });

it.each([
  ['nothing is known', null, null, { id: '', name: '', avatar: null }],
  ['the server has answered', ana, null, { id: 'ana', name: 'Ana Ribeiro', avatar: null }],
  [
    'a reload without a connection',
    null,
    stored({ full_name: 'Ana Ribeiro', avatar: 'ipe' }),
    { id: 'ana', name: 'Ana Ribeiro', avatar: 'ipe' },
  ],
  [
    'the newer name is the server’s, the plant the session’s',
    ana,
    stored({ full_name: 'Ana R.', avatar: 'ipe' }),
    { id: 'ana', name: 'Ana Ribeiro', avatar: 'ipe' },
  ],
  [
    'the session here is somebody else’s',
    ana,
    stored({ full_name: 'Bruno', avatar: 'ipe' }, 'bruno'),
    { id: 'ana', name: 'Ana Ribeiro', avatar: null },
  ],
  [
    'a plant that does not exist',
    null,
    stored({ full_name: 7, avatar: '<svg>' }),
    { id: 'ana', name: '', avatar: null },
  ],
  ['a session that is no JSON', null, '{', { id: '', name: '', avatar: null }],
])('%s', (_, me, session, who) => {
  expect(whoOf(me, session)).toEqual(who);
});
