import { describe, expect, test } from 'vitest'
import { limits } from './grammar.ts'
import { tokenize } from './lexer.ts'
import { parse } from './parser.ts'
import type { Node } from './syntax.ts'

/** A tree as text with every parenthesis written: shows what binds what. */
function shape(node: Node): string {
  if (node.kind === 'number') return `${node.value.n}/${node.value.d}`
  if (node.kind === 'text') return `"${node.value}"`
  if (node.kind === 'name') return node.code
  if (node.kind === 'negate') return `-${shape(node.operand)}`
  if (node.kind === 'compare') return `(${shape(node.left)}${node.sign}${shape(node.right)})`
  if (node.kind === 'call') return `${node.name}(${node.args.map(shape).join(';')})`
  const parts = node.kind === 'sum' ? node.terms : node.factors
  return `(${parts.map((part, i) => (i === 0 ? '' : node.signs[i]) + shape(part)).join('')})`
}

const tree = (source: string) => {
  const parsed = parse(source)
  if (!parsed.ok) throw new Error(parsed.problem.message)
  return shape(parsed.node)
}

const problem = (source: string) => {
  const parsed = parse(source)
  if (parsed.ok) throw new Error(`it was accepted: ${shape(parsed.node)}`)
  return parsed.problem
}

test.each([
  ['A + B * C', '(A+(B*C))'],
  ['(A + B) * C', '((A+B)*C)'],
  ['A - B - C', '(A-B-C)'],
  ['A / B * C', '(A/B*C)'],
  ['-A * -B', '(-A*-B)'],
  ['A + 1 <= B * 2', '((A+1/1)<=(B*2/1))'],
  ['SI(A > B; MIN(A; B); 0)', 'SI((A>B);MIN(A;B);0/1)'],
  ['CONTRATO = "OBRA" // solo por obra', '(CONTRATO="OBRA")'],
  ['25%', '1/4'],
  ['11,44 %', '143/1250'],
  ['1.5 + 1,5', '(3/2+3/2)'],
  ['0.305', '61/200'],
])('%s', (source, expected) => {
  expect(tree(source)).toBe(expected)
})

describe('what is wrong is said in Spanish, at its character', () => {
  test.each([
    ['A + ', 'La fórmula está incompleta', 4],
    ['', 'La fórmula está incompleta', 0],
    ['MIN(A; B', 'Falta cerrar este paréntesis', 3],
    ['A B', 'No se espera «B» aquí', 2],
    ['A ; B', 'El punto y coma solo separa argumentos', 2],
    ['A & B', 'El carácter «&» no se usa en fórmulas', 2],
    ['MIN(A, B)', 'Los argumentos se separan con punto y coma', 5],
    ['SI(A = 30, 50000; 0)', 'Los argumentos se separan con punto y coma', 9],
    ['SI(A = 30,50000,0)', 'Los argumentos se separan con punto y coma', 9],
    [
      'SI(A > B; 1)',
      'SI no se usa con 2 argumentos: SI(condición; valor si se cumple; valor si no)',
      0,
    ],
    ['REDONDEA(A; 0)', 'No existe la función REDONDEA; ¿quiso decir REDONDEAR?', 0],
    ['constructor(A)', 'No existe la función constructor', 0],
    ['1 < A < 3', 'Una comparación tiene dos lados: una varias con Y(…; …)', 6],
    ['A = "x', 'Falta cerrar el texto con comillas', 4],
    [
      '1.234.567',
      '«1.234.567» no es un número: sin separador de miles y con una sola coma o punto decimal',
      0,
    ],
    [
      '1,234,567',
      '«1,234,567» no es un número: sin separador de miles y con una sola coma o punto decimal',
      0,
    ],
    ['539.000', '«539.000» se puede leer de dos maneras: escriba 539000 o 539,000', 0],
    ['1234567890123456', 'Un número tiene a lo más 15 cifras', 0],
  ])('%s', (source, message, from) => {
    expect(problem(source)).toMatchObject({ message, from })
  })
})

const deep = (n: number) => '('.repeat(n) + '1' + ')'.repeat(n)

describe('hostile programs are refused at once', () => {
  test.each([
    ['too long', `1${' + 1'.repeat(2_000)}`, 'La fórmula supera 4000 caracteres'],
    ['nested parentheses', deep(1_900), 'La fórmula está demasiado anidada'],
    ['nested minus', `${'-'.repeat(3_900)}1`, 'La fórmula está demasiado anidada'],
    ['nested calls', 'ABS('.repeat(990), 'La fórmula está demasiado anidada'],
    ['too many parts', `1${'+1'.repeat(1_999)}`, 'La fórmula tiene demasiadas partes'],
  ])('%s', (_, source, message) => {
    expect(problem(source).message).toBe(message)
  })

  test('as deep as allowed is accepted', () => {
    expect(tree(deep(limits.depth))).toBe('1/1')
  })
})

test('tokens carry positions, and trivia when an editor asks', () => {
  expect(tokenize('A+1', { trivia: true }).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['word', 0, 1],
    ['sign', 1, 2],
    ['number', 2, 3],
    ['end', 3, 3],
  ])
  expect(tokenize('A // x', { trivia: true }).map(({ kind }) => kind)).toContain('comment')
})
