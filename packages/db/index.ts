export { among, pairsAmong, uuids } from './among.ts';
export * from './columns.ts';
export * from './connection.ts';
export { containing } from './containing.ts';
export { upsertIfNewer } from './later-stands.ts';
export { migrate } from './migrate.ts';
export { lockOwn } from './own-lock.ts';
export { ownPages, ownRows } from './own-rows.ts';
export {
  afterCommit,
  beforeCommit,
  driverOf,
  pipelined,
  placeholdersOf,
  statementsFor,
  transactionOf,
} from './transaction.ts';
export { uuidOf } from './uuid-of.ts';
export { firstUuidV7, uuidV7 } from './uuid-v7.ts';
