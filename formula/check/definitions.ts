import { codePattern, isFunction, limits } from '../language/grammar.ts'
import type { ConceptDef, Diagnostic, FactDef, Library, TableDef, VariableDef } from '../types.ts'
import { units } from './units.ts'

/** What is wrong with the definitions themselves, before any formula is read. */
export function checkDefinitions(library: Library): readonly Diagnostic[] {
  const { facts, variables, tables, classes, concepts } = library
  const size: Diagnostic[] =
    concepts.length > limits.concepts
      ? [at('', `Una biblioteca tiene a lo más ${limits.concepts} conceptos`)]
      : []
  return [
    ...size,
    ...checkCodes([...facts, ...variables, ...tables, ...classes, ...concepts]),
    ...facts.flatMap(checkFact),
    ...variables.flatMap((def) => [...checkRange(def), ...noOption(def.code, def.unit)]),
    ...tables.flatMap(checkTable),
    ...checkConcepts(concepts, new Set(classes.map(({ code }) => code))),
  ]
}

const at = (code: string, message: string): Diagnostic => ({ code, message, from: 0, to: 0 })

function checkCodes(defs: readonly { readonly code: string }[]): Diagnostic[] {
  const seen = new Set<string>()
  return defs.flatMap(({ code }) => {
    const twice = seen.has(code)
    seen.add(code)
    if (!codePattern.test(code) || code.length > 60) {
      return [at(code, 'Un código lleva mayúsculas sin acento, cifras y guion bajo (SUELDO_BASE)')]
    }
    if (isFunction(code)) return [at(code, `${code} es el nombre de una función`)]
    return twice ? [at(code, `El código ${code} está repetido`)] : []
  })
}

function checkFact(def: FactDef): Diagnostic[] {
  const { code, options, unit, min, max } = def
  if (unit !== 'OPCION') {
    const stray = options === undefined ? [] : [at(code, 'Solo la unidad OPCION tiene opciones')]
    return [...stray, ...checkRange(def)]
  }
  if (options === undefined || options.length === 0) return [at(code, 'Faltan las opciones')]
  if (new Set(options).size < options.length) return [at(code, 'Hay opciones repetidas')]
  if (min !== 0 || max !== options.length - 1) {
    return [at(code, `Con ${options.length} opciones va de 0 a ${options.length - 1}`)]
  }
  return []
}

function checkRange(def: FactDef | VariableDef): Diagnostic[] {
  const { code, unit, min, max } = def
  if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > max) {
    return [at(code, 'El mínimo y el máximo son enteros, y el mínimo no supera al máximo')]
  }
  if (unit === 'LOGICO' && (min !== 0 || max !== 1)) return [at(code, 'Un LOGICO va de 0 a 1')]
  return checkUnit(def)
}

const noOption = (code: string, unit: string) =>
  unit === 'OPCION' ? [at(code, 'Solo un dato puede ser una OPCION')] : []

function checkUnit(def: { code: string; unit: string; decimals: number }): Diagnostic[] {
  const { code, unit, decimals } = def
  if (!units.some((known) => known === unit)) return [at(code, `No existe la unidad ${unit}`)]
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > limits.decimals) {
    return [at(code, `Los decimales van de 0 a ${limits.decimals}`)]
  }
  return unit === 'LOGICO' && decimals > 0 ? [at(code, 'Un LOGICO no tiene decimales')] : []
}

function checkTable(def: TableDef): Diagnostic[] {
  const codes = def.columns.map(({ code }) => code)
  const found = [
    ...checkUnit({ code: def.code, ...def.input }),
    ...def.columns.flatMap(({ unit, decimals }) => checkUnit({ code: def.code, unit, decimals })),
  ]
  if ([def.input, ...def.columns].some(({ unit }) => unit === 'LOGICO' || unit === 'OPCION')) {
    found.push(at(def.code, 'Una tabla solo tiene cantidades'))
  }
  if (codes.length === 0) found.push(at(def.code, 'La tabla no tiene columnas'))
  if (new Set(codes).size < codes.length) found.push(at(def.code, 'Hay columnas repetidas'))
  return found
}

function checkConcepts(
  concepts: readonly ConceptDef[],
  classes: ReadonlySet<string>,
): Diagnostic[] {
  return concepts.flatMap((def) => {
    const found = checkUnit(def)
    found.push(...noOption(def.code, def.unit))
    for (const limit of [def.min, def.max]) {
      if (limit === undefined || Number.isSafeInteger(limit)) continue
      found.push(at(def.code, 'El mínimo y el máximo son enteros'))
    }
    if ((def.min ?? -Infinity) > (def.max ?? Infinity)) {
      found.push(at(def.code, 'El mínimo supera al máximo'))
    }
    for (const code of def.classes) {
      if (!classes.has(code)) found.push(at(def.code, `No existe la clase ${code}`))
    }
    return found
  })
}
