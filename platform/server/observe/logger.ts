import pino, { type DestinationStream, type Logger } from 'pino'
import { allowed, type LogFields, scrub } from './fields.ts'
import { currentTrace } from './trace.ts'

/**
 * What every part of the server logs with: an event in a few fixed words, allow-listed fields, and
 * the error when there is one. There is no way to log a free text or an object.
 */
export type Log = {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields, error?: unknown): void
  error(event: string, fields?: LogFields, error?: unknown): void
  /** The same log with these fields on every line. */
  with(fields: LogFields): Log
}

type Options = {
  /** debug, info, warn, error or silent. */
  readonly level?: string
  readonly destination?: DestinationStream
}

/** One JSON object per line, with the trace id of the request or job it was written in. */
export function createLog({ level = 'info', destination }: Options = {}): Log {
  const options = {
    level,
    base: null,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => ({ traceId: currentTrace() }),
  }
  return around(destination ? pino(options, destination) : pino(options))
}

const around = (logger: Logger): Log => ({
  debug: (event, fields = {}) => logger.debug(allowed(fields), event),
  info: (event, fields = {}) => logger.info(allowed(fields), event),
  warn: (event, fields = {}, error) =>
    logger.warn({ ...allowed(fields), ...describedError(error) }, event),
  error: (event, fields = {}, error) =>
    logger.error({ ...allowed(fields), ...describedError(error) }, event),
  with: (fields) => around(logger.child(allowed(fields))),
})

/** Name, code and frames say where it broke; the message is scrubbed, for it may quote a value. */
function describedError(error: unknown) {
  if (error === undefined) return {}
  if (!(error instanceof Error)) return { error: { name: typeof error } }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: {
      name: error.name,
      code,
      message: scrub(error.message),
      at: frames.slice(0, 8).map((line) => line.trim().slice(3)),
    },
  }
}
