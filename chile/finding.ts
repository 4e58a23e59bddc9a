/** A sentence that stops an upload, or one that somebody should read before it. */
export type FindingLevel = 'ERROR' | 'WARNING'

/** What a check of a file found, at one line and one field of it. */
export type Finding = {
  /** Name of the rule: the same for every line that breaks it. */
  readonly rule: string
  readonly level: FindingLevel
  /** Number of the line, from 1; 0 is the file as a whole. */
  readonly line: number
  /** Number of the field, or code of the column; nothing where the whole line is meant. */
  readonly field: number | null
  /** RUT and name of the person of the line, as the file has them. */
  readonly rut: string | null
  readonly name: string | null
  /** The whole sentence, with the name of the field. */
  readonly words: string
}

/** The findings that stop an upload. */
export const errorsIn = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ level }) => level === 'ERROR')
