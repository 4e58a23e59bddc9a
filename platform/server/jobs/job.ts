import type { z } from 'zod'
import type { InTenant, TenantSession } from '../sql/db.ts'
import type { Log } from '../observe/logger.ts'

export const jobStatuses = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** What a job's body receives. It holds no transaction: long work is made of many short ones. */
export type JobContext = {
  readonly job: { readonly id: number; readonly kind: string; readonly fence: number }
  /** The company, and the person who asked, as the actor of everything the body writes. */
  readonly session: TenantSession
  readonly log: Log
  readonly traceId: string
  /**
   * Aborted when somebody cancels the job, when another worker took it over, and when this one
   * stops.
   */
  readonly signal: AbortSignal
  /**
   * One transaction of the job's company. It begins by proving that this worker still holds the
   * job, and until it ends no other worker can take the job over: what it writes is written once.
   *
   * @throws FenceLost, JobCancelled
   */
  transaction<T>(work: InTenant<T>): Promise<T>
  /** @throws JobCancelled when somebody asked to stop */
  throwIfCancelled(): void
}

/** Reports progress; written at most four times a second. Throws like `throwIfCancelled`. */
export type Progress = (done: number, total?: number, message?: string) => Promise<void>

export type JobDefinition<Input, Result> = {
  /** `payrollMonths.calculate`: the module's word and a verb. Never changed once rows carry it. */
  readonly kind: string
  readonly input: z.ZodType<Input>
  /** Failed attempts before the job is left for a person to look at. */
  readonly maxAttempts?: number
  /**
   * May run twice from its beginning (a machine can die after the last write and before recording
   * it): it finds what is already done, and its effects are unique by constraint.
   */
  readonly run: (context: JobContext, input: Input, progress: Progress) => Promise<Result>
}

/** A definition whose types were checked where it was made; what a worker keeps in its list. */
export type AnyJob = {
  readonly kind: string
  readonly maxAttempts: number
  readonly parse: (input: unknown) => unknown
  readonly run: (context: JobContext, input: unknown, progress: Progress) => Promise<unknown>
}

export type Job<Input> = AnyJob & { readonly parse: (input: unknown) => Input }

export const MAX_ATTEMPTS = 5

/**
 * Declares a kind of background work. The definition is inert: a worker is given the list of all.
 */
export function defineJob<Input, Result>(definition: JobDefinition<Input, Result>): Job<Input> {
  const parse = (input: unknown) => definition.input.parse(input)
  return {
    kind: definition.kind,
    maxAttempts: definition.maxAttempts ?? MAX_ATTEMPTS,
    parse,
    run: (context, input, progress) => definition.run(context, parse(input), progress),
  }
}

/** Another worker has taken the job over; this one must write nothing more. */
export class FenceLost extends Error {
  override readonly name = 'FenceLost'
}

/** Somebody asked the job to stop. Not a failure. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled'
}
