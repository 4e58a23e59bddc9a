import type { DB } from '#generated/database.ts'

/**
 * An expected failure, in the user's words. Anything else that is thrown is a bug: it is masked,
 * logged with its trace id and answered as «Ha ocurrido un error».
 */
export class UserError extends Error {
  override readonly name = 'UserError'
  readonly kind: ErrorKind
  /** The form field to blame, when one field is to blame. */
  readonly field: string | undefined
  /** The record that somebody else wrote meanwhile, when that is the failure. */
  readonly crossing: Crossing | undefined

  constructor(kind: ErrorKind, message: string, field?: string, crossing?: Crossing) {
    super(message)
    this.kind = kind
    this.field = field
    this.crossing = crossing
  }

  /**
   * The same failure with its sentence written another way: behind the name of its person, and at
   * the line that says it.
   */
  worded(words: (sentence: string) => string, field = this.field): UserError {
    const { crossing } = this
    return new UserError(
      this.kind,
      words(this.message),
      field,
      crossing && { ...crossing, sentence: (writer) => words(crossing.sentence(writer)) },
    )
  }
}

/** A record as the audit knows it: its table, and the columns that tell it from the others. */
export type CrossedRecord = {
  readonly table: keyof DB & string
  readonly key: Readonly<Record<string, string | number | null>>
}

/** A record that somebody else wrote, and the sentence that says it of a writer. */
type Crossing = CrossedRecord & {
  /** `writer` is who and when: «Camila Rojas», and «hoy a las 15:42» or nothing. */
  readonly sentence: (writer: { readonly who: string; readonly when: string | null }) => string
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

/** Throws what is wrong with what somebody wrote, at its field; nothing where it is sound. */
export function refuse(problem: { field: string; message: string } | undefined): void {
  if (problem) throw invalid(problem.field, problem.message)
}
export const conflict = (message: string, field?: string) =>
  new UserError('conflict', message, field)

/** Who wrote a record meanwhile, where nobody read it or the reader may not know the name. */
export const SOMEBODY_ELSE = 'Otra persona'

/**
 * What was corrected is no longer what was read: the version that came with it is an old one. Where
 * the operation ends, `namingWriter` says who wrote the record and when.
 *
 * @param did what the other person did, as it goes after their name
 */
export const changedMeanwhile = (record: CrossedRecord, did = 'guardó estos datos') =>
  crossedBy(record, (who, when) => `${who} ${did}${when}. Revise lo nuevo y vuelva a guardar.`)

/** A conflict that says who wrote a record and when: « hoy a las 15:42», or an empty text. */
export function crossedBy(
  record: CrossedRecord,
  words: (who: string, when: string) => string,
  field?: string,
): UserError {
  const sentence: Crossing['sentence'] = ({ who, when }) => words(who, when ? ` ${when}` : '')
  const unnamed = sentence({ who: SOMEBODY_ELSE, when: null })
  return new UserError('conflict', unnamed, field, { ...record, sentence })
}

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
