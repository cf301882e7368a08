import { createClient } from '#packages/api/client/index.ts';
import { roomContract } from '../../contract/room.contract.ts';

// Who is in a room holds its key or a seat; nobody needs to be signed in.
export const roomApi = createClient(roomContract, { token: () => null });
