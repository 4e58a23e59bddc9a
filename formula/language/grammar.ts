/**
 * The whole grammar as data: parser, checker and the editor's highlighting and completion read it.
 *
 *   formula    = comparison
 *   comparison = sum [ ("=" | "<>" | "<" | "<=" | ">" | ">=") sum ]
 *   sum        = product { ("+" | "-") product }
 *   product    = unary { ("*" | "/") unary }
 *   unary      = [ "-" ] primary
 *   primary    = number [ "%" ] | text | CODE | call | "(" formula ")"
 *   call       = CODE "(" formula { ";" formula } ")"
 *
 * Numbers take a comma or a point as decimal mark. `//` comments reach the end of the line.
 */

/** What a formula and a library may be at most: enough for any law, too little to do harm. */
export const limits = {
  characters: 4_000,
  depth: 64,
  nodes: 2_000,
  digits: 15,
  concepts: 2_000,
  /** Operands of one concept, classes counted with all their members. */
  operands: 20_000,
  /** Operands of all concepts together. */
  libraryOperands: 400_000,
  /** Bits of the exact numerator or denominator of any intermediate. */
  bits: 2_048,
  decimals: 9,
} as const

export interface FunctionDef {
  readonly min: number
  readonly max: number
  /** Written as people are shown it, with the words of Excel. */
  readonly signature: string
  readonly help: string
  /** A formula that uses it, as a payroll would. */
  readonly example: string
  /** The unit of what it answers, and what it asks of what it is given. */
  readonly gives: string
}

export const functions = {
  SI: {
    min: 3,
    max: 3,
    signature: 'SI(condición; valor si se cumple; valor si no)',
    help: 'Elige un valor según una condición; el otro no se calcula.',
    example: 'SI(ART_22; 0; HORAS * 2)',
    gives: 'La unidad de sus dos valores, que deben coincidir.',
  },
  MIN: {
    min: 2,
    max: 50,
    signature: 'MIN(a; b; …)',
    help: 'El menor de los valores.',
    example: 'MIN(SUELDO_BASE * 25%; TOPE_GRATIFICACION)',
    gives: 'La unidad de sus valores, que deben coincidir.',
  },
  MAX: {
    min: 2,
    max: 50,
    signature: 'MAX(a; b; …)',
    help: 'El mayor de los valores.',
    example: 'MAX(0; TOTAL_IMPONIBLE - TOPE_IMPONIBLE)',
    gives: 'La unidad de sus valores, que deben coincidir.',
  },
  REDONDEAR: {
    min: 2,
    max: 2,
    signature: 'REDONDEAR(valor; decimales)',
    help: 'Redondea; la mitad se aleja de cero (2,5 → 3 y −2,5 → −3).',
    example: 'REDONDEAR(SUELDO_BASE / 30; 0)',
    gives: 'La unidad del valor. Los decimales son un número escrito.',
  },
  TRUNCAR: {
    min: 1,
    max: 2,
    signature: 'TRUNCAR(valor; decimales)',
    help: 'Corta decimales hacia cero; sin decimales indicados, a entero.',
    example: 'TRUNCAR(SUELDO_BASE / 30 * 7)',
    gives: 'La unidad del valor.',
  },
  ABS: {
    min: 1,
    max: 1,
    signature: 'ABS(valor)',
    help: 'El valor sin signo.',
    example: 'ABS(SALDO)',
    gives: 'La unidad del valor.',
  },
  ENTRE: {
    min: 3,
    max: 3,
    signature: 'ENTRE(valor; desde; hasta)',
    help: 'Verdadero si el valor está entre ambos, incluidos los extremos.',
    example: 'SI(ENTRE(DIAS_TRABAJADOS; 1; 15); 10000; 20000)',
    gives: 'Una condición. Los tres valores llevan la misma unidad.',
  },
  Y: {
    min: 2,
    max: 50,
    signature: 'Y(a; b; …)',
    help: 'Verdadero si todas se cumplen.',
    example: 'SI(Y(DIAS_TRABAJADOS = 30; HORAS_ATRASO = 0); 30000; 0)',
    gives: 'Una condición; recibe condiciones.',
  },
  O: {
    min: 2,
    max: 50,
    signature: 'O(a; b; …)',
    help: 'Verdadero si alguna se cumple.',
    example: 'SI(O(APRENDIZ; CASA_PARTICULAR); 0; SUELDO_BASE * 2%)',
    gives: 'Una condición; recibe condiciones.',
  },
  NO: {
    min: 1,
    max: 1,
    signature: 'NO(condición)',
    help: 'Lo contrario de la condición.',
    example: 'SI(NO(ART_22); HORAS_EXTRA; 0)',
    gives: 'Una condición; recibe una condición.',
  },
  TRAMO: {
    min: 2,
    max: 3,
    signature: 'TRAMO(TABLA; valor; COLUMNA)',
    help: 'Lee una tabla: el tramo cuyo límite superior alcanza al valor (límite incluido).',
    example: 'TRAMO(TABLA_IMPUESTO_UNICO; BASE_TRIBUTABLE; FACTOR)',
    gives: 'La unidad de la columna. El valor lleva la unidad de los límites de la tabla.',
  },
  SUMA: {
    min: 1,
    max: 1,
    signature: 'SUMA(CLASE)',
    help: 'Suma los conceptos que tienen la clase.',
    example: 'SUMA(IMPONIBLE)',
    gives: 'La unidad de los conceptos de la clase; una clase sin conceptos vale cero.',
  },
} as const satisfies Record<string, FunctionDef>

export type FunctionName = keyof typeof functions

export const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name)

/** What a code looks like; the same for facts, variables, tables, columns, classes and concepts. */
export const codePattern = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/

/** Token shapes, tried in this order at each position (sticky). */
export const tokenShapes = [
  ['space', /[ \t\r\n\u00a0]+/y],
  ['comment', /\/\/[^\n]*/y],
  ['number', /\d[\d.,]*/y],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['text', /"[^"\n]*"/y],
  ['sign', /<>|<=|>=|[-+*/=<>();%]/y],
] as const

export type TokenKind = (typeof tokenShapes)[number][0] | 'end'
