import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, flag, id, integer, longText, optional, text } from '#platform/model/field.ts'

/** What the values of a field are. */
export const UserFieldType = catalog('UserFieldType', {
  TEXT: 'Texto',
  LONG_TEXT: 'Texto largo',
  NUMBER: 'Número',
  MONEY: 'Pesos',
  PERCENTAGE: 'Porcentaje',
  DATE: 'Fecha',
  BOOLEAN: 'Sí o no',
  CHOICE: 'Una opción de una lista',
  CHOICES: 'Varias opciones de una lista',
  FILE: 'Archivo',
})
export type UserFieldType = ValueOf<typeof UserFieldType>

/** What a person may do with a field of their own ficha. */
export const UserFieldWorker = catalog('UserFieldWorker', {
  NONE: 'No lo ve',
  SEES: 'Lo ve',
  PROPOSES: 'Lo ve y propone cambios',
  EDITS: 'Lo ve y lo escribe',
})
export type UserFieldWorker = ValueOf<typeof UserFieldWorker>

/** A field that is retired keeps its values, and is offered nowhere. */
export const UserFieldStatus = catalog('UserFieldStatus', {
  ACTIVE: 'En uso',
  RETIRED: 'Retirado',
})

/** Fields in use of a company: a ficha is no database of its own. */
export const mostFields = 100
/** Columns that a list has room for. */
export const mostListed = 12
const mostOptions = 100
const longestOption = 100

const code = text('Código', {
  max: 40,
  help: 'Minúsculas, números y guion bajo: talla_polera. Las cargas y exportaciones lo usan',
})

/** A field that the company adds to the ficha of its people. */
export const UserField = entity({
  name: 'UserField',
  table: 'user_field',
  label: 'Campo personalizado',
  fields: {
    id: id('userField'),
    title: text('Nombre', { max: 60 }),
    code,
    type: choice(UserFieldType, 'Tipo', { help: 'Con datos ya no cambia: nada se pierde' }),
    options: optional(longText('Opciones', { max: 5000, help: 'Una por línea' })),
    help: optional(text('Ayuda', { max: 200, help: 'Se lee bajo el campo' })),
    sorting: integer('Orden'),
    status: choice(UserFieldStatus, 'Estado'),
    required: flag('Obligatorio', { help: 'No se puede dejar vacío al editar' }),
    dated: flag('Rige desde una fecha', { help: 'Guarda cada valor con su día' }),
    reserved: flag('Reservado', {
      help: 'Dato sensible: pide «Mostrar», queda en la auditoría y no sale en listas',
    }),
    managers: flag('Lo ven los gerentes', { help: 'Quien lleva las fichas lo ve siempre' }),
    listed: flag('En la lista de colaboradores', { help: 'Columna y filtro de la lista' }),
    worker: choice(UserFieldWorker, 'La persona'),
    version: integer('Versión'),
  },
})

/** What is said of a new field, besides whether it is in the list of people. */
export const newFields = [
  'title',
  'code',
  'type',
  'options',
  'help',
  'required',
  'dated',
  'reserved',
  'managers',
  'worker',
] as const

/** What is written of a field. */
export const writtenFields = [...newFields, 'listed'] as const

/** Whether the values of a type are chosen from the options of their field. */
export const hasOptions = (type: unknown): boolean => type === 'CHOICE' || type === 'CHOICES'

/** The lines of some options or of several chosen ones: none of a text that says nothing. */
export const linesOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

type Written = {
  code: string
  type: UserFieldType
  options: string | null
  reserved: boolean
  listed: boolean | null
}
type Problem = { field: 'code' | 'options' | 'listed'; message: string }

/** What is wrong with a field as it is written, at its place; nothing where it is sound. */
export function fieldProblem(field: Written): Problem | undefined {
  const { code: name, type, options } = field
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) {
    return {
      field: 'code',
      message: 'Comienza con una letra y lleva minúsculas, números y guion bajo',
    }
  }
  if (field.listed && (field.reserved || type === 'FILE')) {
    return { field: 'listed', message: 'Ni lo reservado ni los archivos salen en la lista' }
  }
  const lines = linesOf(options)
  if (!hasOptions(type)) {
    return lines.length > 0
      ? { field: 'options', message: 'Solo las listas llevan opciones' }
      : undefined
  }
  if (lines.length < 2) return { field: 'options', message: 'Escriba al menos dos opciones' }
  if (lines.length > mostOptions) {
    return { field: 'options', message: `Admite hasta ${mostOptions} opciones` }
  }
  const long = lines.find((line) => line.length > longestOption)
  if (long) {
    return { field: 'options', message: `Cada opción lleva hasta ${longestOption} caracteres` }
  }
  const twice = lines.find((line, at) => lines.indexOf(line) !== at)
  return twice ? { field: 'options', message: `«${twice}» está dos veces` } : undefined
}
