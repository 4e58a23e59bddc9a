/**
 * An expected failure, in the user's words. Anything else that is thrown is a bug: it is masked,
 * logged with its trace id and answered as «Ha ocurrido un error».
 */
export class UserError extends Error {
  override readonly name = 'UserError'
  readonly kind: ErrorKind
  /** The form field to blame, when one field is to blame. */
  readonly field: string | undefined

  constructor(kind: ErrorKind, message: string, field?: string) {
    super(message)
    this.kind = kind
    this.field = field
  }
}

export const errorKinds = [
  'unauthenticated',
  'forbidden',
  'not-found',
  'invalid',
  'conflict',
  'too-many',
  'confirm',
] as const
export type ErrorKind = (typeof errorKinds)[number]

/**
 * The two names by which the specification knows a failure whose words people may read: a value
 * that is wrong, and a request that cannot be met. A bug has neither.
 */
export const nameOf = (kind: ErrorKind | 'bad-request'): 'ValidationError' | 'ClientError' =>
  kind === 'invalid' ? 'ValidationError' : 'ClientError'

export const unauthenticated = () =>
  new UserError('unauthenticated', 'La sesión terminó. Ingrese nuevamente.')
export const forbidden = (why = 'No tiene permiso para hacer esto') =>
  new UserError('forbidden', why)
/** A row of another company and a row that does not exist get this same answer. */
export const notFound = () => new UserError('not-found', 'No encontrado')
export const invalid = (field: string, message: string) => new UserError('invalid', message, field)
export const conflict = (message: string, field?: string) =>
  new UserError('conflict', message, field)
/** What was corrected is no longer what was read: the version that came with it is an old one. */
export const changedMeanwhile = (what = 'estos datos') =>
  conflict(`Otra persona cambió ${what}. Revise lo nuevo y vuelva a guardar.`)
/**
 * Refuses what may be so but deserves a second look, while the screen says that it asks the person.
 * Sent again without asking, it is done.
 */
export function requireConfirmed(context: { asks: boolean }, doubts: readonly string[]): void {
  if (context.asks && doubts.length > 0) throw new UserError('confirm', `${doubts.join('. ')}.`)
}
export const tooMany = (message: string) => new UserError('too-many', message)
/** What was asked takes longer than anybody waits for. */
export const tooSlow = () => tooMany('La respuesta tarda demasiado. Pida menos de una vez.')
