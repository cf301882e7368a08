export { type BackupContent, readBackup } from './read-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { BackupError } from './sealed-file.ts';
export { writeBackup } from './write-backup.ts';
