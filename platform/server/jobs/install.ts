import { consoleLogFactory, Logger, runMigrations } from 'graphile-worker'
import type { Log } from '../observe/logger.ts'

/**
 * Installs or updates the schema `graphile_worker`, as the owner. Safe from several processes at
 * once.
 */
export const migrateQueue = (ownerUrl: string) =>
  runMigrations({ connectionString: ownerUrl, logger: queueLogger() })

/**
 * The queue's own log. It quotes payloads and errors, so only its errors reach our log, without
 * their text; `DEBUG_QUEUE=1` prints all of it on a developer's machine.
 */
export function queueLogger(log?: Log): Logger {
  if (process.env['DEBUG_QUEUE']) return new Logger(consoleLogFactory)
  return new Logger(({ jobId }) => (level) => {
    if (level === 'error') log?.debug('queue error', jobId ? { jobId: Number(jobId) } : {})
  })
}
