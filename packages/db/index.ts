export { among, containing, pairsAmong, uuids } from './among.ts';
export * from './columns.ts';
export * from './connection.ts';
export { upsertIfNewer } from './later-stands.ts';
export { migrate } from './migrate.ts';
export { lockOwn, ownPages, ownRows } from './own-rows.ts';
export {
  afterCommit,
  beforeCommit,
  driverOf,
  pipelined,
  placeholdersOf,
  statementsFor,
  transactionOf,
} from './transaction.ts';
export { firstUuidV7, uuidOf, uuidV7 } from './uuid.ts';
