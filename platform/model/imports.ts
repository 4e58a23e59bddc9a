import { searchKey } from '#chile/text.ts'
import { type Entity, type FieldName, metaOf } from '#platform/model/entity.ts'
import type { FieldMeta, FieldSchema } from '#platform/model/field.ts'

/** One of the words that a cell may say, and the value that it stands for. */
export type Choice = {
  readonly value: string | number | boolean
  /** What is shown, and offered as a suggestion. */
  readonly label: string
  /** Other words for it: a code, a short name. */
  readonly also?: readonly string[]
}

/** What an importer says of a column besides what the field of its entity says. */
export type ColumnSays = {
  /** The words at its head; by default the label of the field. */
  readonly header?: string
  /** Other headers that people use for it. */
  readonly aliases?: readonly string[]
  /** The words of a code that the field keeps as a text, such as a bank. */
  readonly choices?: readonly Choice[]
  /** What a new row has where the file says nothing: the column is not obligatory then. */
  readonly usual?: unknown
  readonly help?: string
}

/** A column of an importer, as files are read by it. */
export type ImportColumn = {
  readonly name: string
  readonly header: string
  readonly aliases: readonly string[]
  readonly field: FieldSchema
  readonly meta: FieldMeta
  readonly required: boolean
  readonly usual: unknown
  readonly help: string
  /** The words that a cell may say, where they are a closed list; not those of references. */
  readonly choices: readonly Choice[] | undefined
}

/** The columns of an importer, from the fields of an entity and what it says besides. */
export function columnsOfImport<E extends Entity, N extends FieldName<E>>(
  of: E,
  says: Readonly<Record<N, ColumnSays>>,
): ImportColumn[] {
  return Object.entries<ColumnSays>(says).map(([name, said]) => {
    const field = of.fields[name]
    if (!field) throw new Error(`${of.name} has no field ${name}`)
    const meta = metaOf(of, name)
    const choices = said.choices ?? choicesOf(meta)
    return {
      name,
      header: (said.header ?? meta.label).toLowerCase(),
      aliases: [...(said.aliases ?? []), name],
      field,
      meta,
      required: !meta.optional && said.usual === undefined,
      usual: said.usual,
      help: said.help ?? helpOf(meta, choices),
      choices,
    }
  })
}

function choicesOf({ kind, catalog }: FieldMeta): readonly Choice[] | undefined {
  if (kind === 'flag') {
    return [
      { value: true, label: 'Sí', also: ['s', 'x', '1', 'true', 'verdadero', 'yes'] },
      { value: false, label: 'No', also: ['n', '0', 'false', 'falso'] },
    ]
  }
  return catalog?.options.map(({ value, label }) => ({ value, label, also: [value] }))
}

const helps: Partial<Record<FieldMeta['kind'], string>> = {
  date: 'Día, mes y año: 15-03-2026',
  yearMonth: 'Mes y año: 03-2026',
  rut: 'Con dígito verificador: 12.345.678-5',
  email: 'Un correo electrónico',
  digits: 'Solo cifras',
  integer: 'Un número entero',
  days: 'Un número entero de días',
  pesos: 'Pesos, sin decimales',
  percent: 'Un porcentaje: 12,5',
  decimal: 'Un número; los decimales con coma',
  uf: 'En UF; los decimales con coma',
  hours: 'Horas; los decimales con coma',
  money: 'Pesos, o UF si lo dice: 2,5 UF',
}

/** How many of the words of a closed list the help names. */
const named = 8

function helpOf(meta: FieldMeta, choices: readonly Choice[] | undefined): string {
  if (choices) {
    const words = choices.slice(0, named).map(({ label }) => label)
    return words.join(' / ') + (choices.length > named ? ' / …' : '')
  }
  return helps[meta.kind] ?? (meta.help || (meta.reference ? 'Su nombre, como está aquí' : 'Texto'))
}

/** What two spellings of a header, or of a word of a list, have in common. */
export const wordKey = (text: string): string =>
  searchKey(text.replace(/[_.*:()«»"]+/g, ' ')).replace(/^-+|-+$/g, '')

/** The values of a row by the names of its columns; a cell that says nothing is not among them. */
export type Given = Readonly<Record<string, unknown>>

/** A record that the company has already, as an importer finds it. */
export type Found = {
  readonly id: number
  readonly version: number
  readonly values: Given
}

/** What is wrong with a row, in one of its columns or, without one, in all of it. */
export type Problem = {
  readonly column: string | null
  readonly message: string
  readonly suggestion?: string
}

/** Why a row is refused, or why it is passed over and nothing is wrong. */
export type Objection = Problem | { readonly skip: string }

/** A new row whole: what the file says nothing of is as usual. */
export const wholeOf = (
  columns: readonly Pick<ImportColumn, 'name' | 'usual'>[],
  given: Given,
): Given =>
  Object.fromEntries(
    columns.map(({ name, usual }) => [
      name,
      given[name] === undefined ? (usual ?? null) : given[name],
    ]),
  )
