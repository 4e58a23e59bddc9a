import { type FunctionDef, functions, units } from '#formula/index.ts'
import type { Library, Unit } from '#formula/types.ts'
import type { FormulaLibraryQuery } from '#generated/documents/graphql.ts'

export type Answer = FormulaLibraryQuery['formulaLibrary']

/** What a word of a formula is. */
export type WordKind = 'function' | 'concept' | 'fact' | 'variable' | 'table' | 'class' | 'column'

/** One word that may be written, as the help tells it. */
export type WordInfo = {
  readonly code: string
  readonly kind: WordKind
  readonly label: string
  readonly unit?: string
  /** Its value in the month, or how it is written, or its options. */
  readonly more?: string
  readonly source?: string
  readonly example?: string
}

export const kindNames: Readonly<Record<WordKind, string>> = {
  function: 'Función',
  concept: 'Concepto',
  fact: 'Dato',
  variable: 'Valor del mes',
  table: 'Tabla',
  class: 'Clase',
  column: 'Columna',
}

export type Words = ReadonlyMap<string, WordInfo>

/** Every word of the language in a month, by code. */
export function wordsOf(library: Answer): Words {
  const infos: WordInfo[] = [
    ...library.facts.map(factInfo),
    ...library.variables.map(({ code, label, unit, value, source }) => ({
      code,
      label,
      unit,
      kind: 'variable' as const,
      ...(value === null || value === undefined ? {} : { more: `Este mes: ${shown(value, unit)}` }),
      ...(source ? { source } : {}),
    })),
    ...library.tables.map(tableInfo),
    ...library.tables.flatMap(({ columns, label: table }) =>
      columns.map(({ code, label, unit }) => ({
        code,
        unit,
        kind: 'column' as const,
        label: `${label} de ${table}`,
      })),
    ),
    ...library.classes.map(({ code, label }) => ({ code, label, kind: 'class' as const })),
    ...library.concepts.map(({ code, label, unit, source, category }) => ({
      code,
      label,
      unit,
      kind: 'concept' as const,
      more: category,
      source,
    })),
  ]
  return new Map([...infos, ...functionInfos()].map((info) => [info.code, info]))
}

const shown = (value: string, unit: string) => {
  const text = value.replace('.', ',')
  return unit === '%' ? `${text}%` : unit === 'LOGICO' ? text : `${text} ${unit}`
}

export const functionInfos = (): WordInfo[] =>
  Object.entries<FunctionDef>(functions).map(([code, { help, signature, example, gives }]) => ({
    code,
    kind: 'function' as const,
    label: help,
    more: signature,
    example,
    source: gives,
  }))

function factInfo({ code, label, unit, options }: Answer['facts'][number]): WordInfo {
  const more = options.length > 0 ? options.map((option) => `"${option}"`).join(', ') : undefined
  return { code, label, unit, kind: 'fact', ...(more ? { more } : {}) }
}

function tableInfo({ code, label, unit, columns, source }: Answer['tables'][number]): WordInfo {
  const more = `TRAMO(${code}; valor; ${columns.map((column) => column.code).join(' | ')})`
  return { code, label, unit, kind: 'table', more, ...(source ? { source } : {}) }
}

const unitOf = (text: string): Unit => units.find((unit) => unit === text) ?? 'número'

/** Converts the server's answer to the library that the checker reads. */
export function checkable(answer: Answer): Library {
  const ranged = ({ code, label, unit, decimals, min, max }: Answer['facts'][number]) => ({
    code,
    label,
    decimals,
    min,
    max,
    unit: unitOf(unit),
  })
  return {
    facts: answer.facts.map((fact) =>
      fact.options.length > 0 ? { ...ranged(fact), options: fact.options } : ranged(fact),
    ),
    variables: answer.variables.map(ranged),
    tables: answer.tables.map(({ code, label, unit, decimals, columns }) => ({
      code,
      label,
      input: { unit: unitOf(unit), decimals },
      columns: columns.map((column) => ({ ...column, unit: unitOf(column.unit) })),
    })),
    classes: answer.classes,
    concepts: answer.concepts.map(({ min, max, unit, ...concept }) => ({
      ...concept,
      unit: unitOf(unit),
      ...(typeof min === 'number' ? { min } : {}),
      ...(typeof max === 'number' ? { max } : {}),
    })),
  }
}
