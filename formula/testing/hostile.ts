import type { ConceptDef, Library } from '../types.ts'
import { Tape } from './arbitrary.ts'
import { base, concept } from './library.ts'

/** A library that somebody wrote to do harm, and what kind of harm it tries. */
export interface Hostile {
  readonly kind: string
  readonly library: Library
}

const withFormula = (formula: string, more: Partial<ConceptDef> = {}): Library => ({
  ...base,
  concepts: [concept('A', formula, more)],
})

/** Names that mean something to the machine below the language. */
const reserved = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'globalThis',
  'process',
  'eval',
  'Function',
  'this',
  '__defineGetter__',
] as const

/** Letters that look like ours and are not. */
const lookalikes = ['Α', 'А', 'Ｓ', 'ѕ', 'О', 'ᎪＳ', 'S\u0301', '\u202eA', 'A\u200b', '𝐀'] as const

const text = (tape: Tape, length: number, from: string) =>
  Array.from({ length }, () => from[tape.below(from.length)]).join('')

const known = { code: '', label: 'Otro', unit: 'CLP', decimals: 0, min: 0, max: 9 } as const

/** Each family makes a program from a tape: the same tape, the same program. */
const families: Readonly<Record<string, (tape: Tape) => Library>> = {
  'deep brackets': (tape) => {
    const depth = 65 + tape.below(1_900)
    return withFormula('('.repeat(depth) + '1' + ')'.repeat(depth))
  },
  'deep calls': (tape) => {
    const open = tape.pick('ABS(', 'NO(', 'SI(1 > 0; 0; ', 'MIN(1; ')
    const depth = 65 + tape.below(200)
    return withFormula(open.repeat(depth) + '1' + ')'.repeat(depth))
  },
  'deep signs': (tape) => withFormula(`${'-'.repeat(65 + tape.below(3_900))}1`),
  'huge numbers': (tape) =>
    withFormula(`${text(tape, 16 + tape.below(3_000), '123456789')}${tape.pick('', ',5', '%')}`),
  'huge text': (tape) => withFormula(`${'1 + '.repeat(1_000 + tape.below(200_000))}1`),
  'too many parts': (tape) => withFormula(`1${tape.pick('+1', '*1').repeat(1_999)}`),
  'unknown names': (tape) => {
    const long = 1 + tape.below(90)
    const names = Math.floor(3_500 / (long + 3))
    const one = () => `Z${text(tape, long, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')}`
    const formula = Array.from({ length: names }, one).join(' + ')
    const facts = Array.from({ length: 500 }, () => ({ ...known, code: one() }))
    const codes = new Set(base.facts.map(({ code }) => code))
    const fresh = facts.filter(({ code }) => !codes.has(code) && codes.add(code))
    return { ...withFormula(formula), facts: [...base.facts, ...fresh] }
  },
  'names of the machine': (tape) => {
    const name = tape.pick(...reserved)
    return withFormula(
      tape.pick(name, `${name}(1)`, `SUELDO + ${name}`, `TRAMO(${name}; 1)`, `SUMA(${name})`),
    )
  },
  'codes of the machine': (tape) => ({
    ...base,
    concepts: [concept(tape.pick(...reserved), 'SUELDO')],
  }),
  'letters that look alike': (tape) =>
    withFormula(`SUELDO + ${tape.pick(...lookalikes)}${tape.pick('', 'UELDO', 'B')}`),
  cycles: (tape) => {
    const length = 2 + tape.below(120)
    const next = (i: number) => `C${(i + 1) % length}`
    return {
      ...base,
      concepts: Array.from({ length }, (_, i) => concept(`C${i}`, `${next(i)} + SUELDO`)),
    }
  },
  'unit clashes': (tape) =>
    withFormula(
      tape.pick(
        'SUELDO + PLAN',
        'SUELDO * SUELDO',
        'SI(SUELDO; 1; 2)',
        'DIAS + HORAS',
        'CONTRATO + 1',
        'MIN(SUELDO; UF)',
        '"INDEFINIDO"',
        'SUELDO = "INDEFINIDO"',
        'CONTRATO = "X"',
        'NO(DIAS)',
      ),
    ),
  'products without measure': (tape) =>
    withFormula(Array.from({ length: 60 + tape.below(400) }, () => 'PLAN').join(' * ')),
  'fractions without measure': (tape) =>
    withFormula(
      Array.from({ length: 120 + tape.below(200) }, (_, i) => `SUELDO / ${2 * i + 100_003}`).join(
        ' + ',
      ),
    ),
  'references that double': (tape) => {
    const levels = 60 + tape.below(40)
    const twice = (i: number) => (i === 0 ? 'SUELDO * 1' : `D${i - 1} + D${i - 1}`)
    return {
      ...base,
      concepts: Array.from({ length: levels }, (_, i) => concept(`D${i}`, twice(i))),
    }
  },
  noise: (tape) =>
    withFormula(`A ${text(tape, 1 + tape.below(400), '()+-*/;%<>=".,&|{}[]$`\\\'0aZ\n\t\0¡ñ')} (`),
  'code of another language': (tape) =>
    withFormula(
      tape.pick(
        '(() => { while (true) {} })()',
        "require('fs')",
        'SUELDO; DROP TABLE payslip',
        '${process.exit()}',
        '`x`',
        'a=>a',
        'new Function("x")()',
        'SUELDO /* */ + 1',
        '<script>alert(1)</script>',
        'SUELDO ** 9999',
        '1e308',
        '0x10',
      ),
    ),
}

/** The first `count` hostile programs, the families taking turns. Always the same ones. */
export function hostilePrograms(count: number): Hostile[] {
  const all = Object.entries(families)
  return Array.from({ length: count }, (_, i) => {
    const [kind, make] = all[i % all.length] ?? ['', () => base]
    return { kind, library: make(new Tape([i * 2_654_435_761, i + 17, i ^ 0x5bd1e995])) }
  })
}
