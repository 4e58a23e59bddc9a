import { conflict, invalid, notFound, UserError } from './errors.ts'
import { isStalePlan } from './sql/prepared-statements.ts'

type Words = { message: string; field?: string; kind?: 'conflict' | 'invalid' }

const words = new Map<string, Words>()

/**
 * The user's message for a violated constraint. Invariants are in the table, messages in the
 * module. A foreign key can fail on both sides: `name` when a row refers to a missing one,
 * `name:delete` when a row that others refer to is deleted.
 */
export function constraintMessages(messages: Record<string, Words>): void {
  for (const [constraint, message] of Object.entries(messages)) {
    if (words.has(constraint)) throw new Error(`Two modules put words to ${constraint}`)
    words.set(constraint, message)
  }
}

/**
 * An error of PostgreSQL as the user's error, when it is one. Mapped by SQLSTATE and by the name in
 * the message without a shard's number, because on a cluster the error's own fields are empty.
 */
export function asUserError(error: unknown): UserError | undefined {
  if (error instanceof UserError) return error
  if (!isDatabaseError(error)) return undefined
  if (error.code === 'MG001') return conflict('El mes está cerrado')
  // Rules of state whose own words are for people.
  if (error.code === 'MG002') return conflict(error.message)
  if (error.code.startsWith('22')) return new UserError('invalid', 'Un valor está fuera de rango')
  if (error.code === '55P03' || error.code === '57014') {
    return conflict(
      'Otra persona está trabajando en lo mismo. Intente nuevamente en unos segundos.',
    )
  }
  if (!error.code.startsWith('23')) return undefined
  const found = wordsFor(error)
  if (found) {
    if (found.kind === 'invalid') return invalid(found.field ?? '', found.message)
    return conflict(found.message, found.field)
  }
  if (error.code === '23505') return conflict('Ya existe un registro con esos datos')
  // What a row was to refer to is not there: the same answer as for a row that nobody may see.
  if (error.code === '23503' && !isGone(error)) return notFound()
  if (error.code === '23503') return conflict('No se puede: otros datos dependen de este registro')
  if (error.code === '23514') return new UserError('invalid', 'Los datos no son válidos')
  return undefined
}

/**
 * Transactions collided, or a plan was prepared before a migration: the work may be tried again.
 */
export const isRetryable = (error: unknown): boolean =>
  isStalePlan(error) ||
  (isDatabaseError(error) && (error.code === '40001' || error.code === '40P01'))

/** Tries work again after such an error, three times at most; failed work must leave nothing. */
export async function retried<Result>(work: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return retried(work, tries - 1)
    throw error
  }
}

function isDatabaseError(error: unknown): error is Error & { code: string; constraint?: string } {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))
}

/** Whether a foreign key refused that a row goes which others refer to. */
const isGone = (error: Error) => error.message.startsWith('update or delete on table')

const wordsFor = (error: Error & { constraint?: string }): Words | undefined => {
  const name = constraintOf(error)
  return (isGone(error) ? words.get(`${name}:delete`) : undefined) ?? words.get(name)
}

const constraintOf = (error: Error & { constraint?: string }): string => {
  const name = error.constraint ?? /constraint "([^"]+)"/.exec(error.message)?.[1] ?? ''
  return name.replace(/_\d+$/, '')
}
