type Settings = Record<string, string>;

/** Sized for a small machine (2 cores, 1 GB and up) that also runs the Node server. */
const SMALL_SERVER: Settings = {
  // PostgreSQL's own default; with the server's 200 MB it fits the smallest rented machine.
  shared_buffers: '128MB',
  // Pools of a server, a tool and the job runner; an idle backend costs about 5 MB.
  max_connections: '60',
  // Our queries are short: compiling one costs more than running it.
  jit: 'off',
  // The three I/O workers of the default pay off from several disks and cores on.
  io_method: 'sync',
  // A report must leave a core to the people who are writing.
  max_parallel_workers_per_gather: '1',
  // Solid-state disks everywhere.
  random_page_cost: '1.1',
  effective_cache_size: '512MB',
  // The default of 1 GB is a lot beside a database of some MB.
  max_wal_size: '512MB',
  // No replicas of an embedded server: spares two processes.
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // A transaction that its process forgot must not hold locks for ever.
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
};

/** Statements and their values hold what people wrote; none of it may reach the log. */
const SILENT_LOG: Settings = {
  log_destination: 'stderr',
  logging_collector: 'off',
  lc_messages: 'C',
  log_timezone: 'UTC',
  // Above ERROR, whose messages quote values ("invalid input syntax for type ..."); LOG holds
  // start, stop and crashes.
  log_min_messages: 'log',
  // Leaves out DETAIL, which quotes keys and, after a crash, the statement.
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_autovacuum_min_duration: '-1',
  log_checkpoints: 'off',
  log_connections: '',
  log_disconnections: 'off',
  log_lock_waits: 'off',
  log_temp_files: '-1',
};

/** Faster and not crash-safe: for data that is thrown away at the end of a test run. */
const THROWAWAY: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Nothing is worth a checkpoint or a vacuum while tests run.
  checkpoint_timeout: '1h',
  max_wal_size: '1GB',
  autovacuum: 'off',
};

/** The port only names the socket's file: the server listens on no network address. */
export const PORT = '5432';

/**
 * The server's command-line settings. They are given at each start, so that a data folder made
 * by an older version of this code runs with today's.
 */
export function serverArguments(socketFolder: string, throwaway: boolean): string[] {
  const settings: Settings = {
    ...SMALL_SERVER,
    ...SILENT_LOG,
    ...(throwaway ? THROWAWAY : {}),
    listen_addresses: '',
    port: PORT,
    // A list: the quotes keep a comma in the path from splitting it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
