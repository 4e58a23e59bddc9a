import { formatDate, isDate, type ISODate, MONTHS, partsOf } from '#chile/dates.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { catalog, type ValueOf } from './catalog.ts'

/** How a tag of a template is written and compared. */
export const TagKind = catalog('TemplateTagKind', {
  TEXT: 'Texto',
  NUMBER: 'Número',
  PESOS: 'Pesos',
  DATE: 'Fecha',
  LONG_DATE: 'Fecha en palabras',
  FLAG: 'Sí o no',
})
export type TagKind = ValueOf<typeof TagKind>

/** What a template repeats blocks for, once for each. There is no other. */
export const TagList = catalog('TemplateTagList', {
  CARGAS: 'Cargas familiares',
  CENTROS: 'Centros de costo',
  HABERES: 'Haberes',
})
export type TagList = ValueOf<typeof TagList>

/** A word of a template that stands for a fact of a person, of their contract or employer. */
export type TemplateTag = {
  /** As people type it: `trabajador.nombre_completo`. */
  readonly code: string
  readonly label: string
  readonly group: string
  readonly kind: TagKind
  /** An example of it, in the form in which `TagValue` has it. */
  readonly sample: TagValue
  /** Of class A: asks for «Mostrar», for the right to the contract, and is in the trail. */
  readonly reserved?: true
  /** Stands for a fact of each of these, inside of what is repeated for them and nowhere else. */
  readonly list?: TagList
}

/** A fact as it is compared: days are ISO dates, numbers are exact text, and null is missing. */
export type TagValue = string | boolean | null

/** A fact as it is written. */
export function tagWords(kind: TagKind, value: TagValue): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  switch (kind) {
    case 'DATE':
      return day(value, formatDate)
    case 'LONG_DATE':
      return day(value, inWords)
    case 'NUMBER':
      return formatNumber(value)
    case 'PESOS':
      return formatPesos(value)
    default:
      return value
  }
}

const day = (value: string, words: (date: ISODate) => string): string =>
  isDate(value) ? words(value) : value

/** `2026-09-21` → `21 de septiembre de 2026`, as contracts write a day. */
function inWords(date: ISODate): string {
  const { year, month, day: number } = partsOf(date)
  return `${number} de ${MONTHS[month - 1]} de ${year}`
}
