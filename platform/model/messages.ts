import { z } from 'zod'
import { formatNumber } from '#chile/numbers.ts'

/** What is said of a number that is missing, is none, or is less than nothing (specification). */
export const NUMBER_NEEDED = 'Debe ingresar un valor'

/** One Spanish sentence for each way a value can be wrong. Both the form and the server use it. */
export function useSpanishMessages(): void {
  z.config({ ...z.locales.es(), customError: (issue) => sentence(issue) })
}

type Issue = { code: string; input?: unknown } & Record<string, unknown>

function sentence(issue: Issue): string | undefined {
  const empty = issue.input === undefined || issue.input === null || issue.input === ''
  if (empty && issue.code !== 'custom') {
    return isNumber(issue) ? NUMBER_NEEDED : 'Este campo es obligatorio'
  }
  switch (issue.code) {
    case 'invalid_type':
      if (isNumber(issue)) return NUMBER_NEEDED
      return `Debe ser ${typeWords[String(issue['expected'])] ?? 'un valor válido'}`
    case 'too_small':
      if (issue['minimum'] === 0 && Number(issue.input) < 0) return NUMBER_NEEDED
      return issue['origin'] === 'string'
        ? `Debe tener al menos ${String(issue['minimum'])} caracteres`
        : `Debe ser al menos ${formatNumber(String(issue['minimum']))}`
    case 'too_big':
      return issue['origin'] === 'string'
        ? `Debe tener a lo más ${String(issue['maximum'])} caracteres`
        : `Debe ser a lo más ${formatNumber(String(issue['maximum']))}`
    case 'invalid_value':
      return 'No es una de las opciones'
    case 'invalid_format':
      return 'El formato no es válido'
    case 'unrecognized_keys':
      return 'Hay campos que no corresponden'
    case 'invalid_union':
      return 'El valor no es válido'
    default:
      return undefined
  }
}

const isNumber = (issue: Issue) => issue['expected'] === 'number' || issue['expected'] === 'int'

const typeWords: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no',
  array: 'una lista',
  object: 'un objeto',
}
