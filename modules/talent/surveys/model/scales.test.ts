import { describe, expect, test } from 'vitest'
import {
  type OwnScaleInput,
  type Scale,
  favourableOf,
  hasMean,
  levelsIn,
  levelsWritten,
  neutralOf,
  nextCode,
  scaleOn,
  scaleProblem,
  scales,
  valuesShown,
} from './scales.ts'
import { SurveyType, isAlwaysConfidential } from './survey-types.ts'
import fc from 'fast-check'
import { type Worker, imported, listed, mended } from './assignment.ts'

const scaleCalled = (code: string): Scale => {
  const found = scaleOn(code, '2026-11-28')
  if (!found) throw new Error(`no scale ${code}`)
  return found
}

test('every scale of the product holds, with a label for each of its values', () => {
  expect(scales.map(({ code }) => code)).toEqual([
    'YES_NO',
    'AGREE_5',
    'AGREE_5_NA',
    'AGREE_4_NA',
    'FREQ_7',
    'PERF_5',
    'QUALITY_5',
    'IMPORTANCE_5_NA',
    'ENPS_11',
  ])
  for (const { min, max, values } of scales) {
    expect(values.every(({ value, label }) => value >= min && value <= max && label !== '')).toBe(
      true,
    )
    expect([values[0]?.value, values.at(-1)?.value]).toEqual([min, max])
    expect(new Set(values.map(({ value }) => value)).size).toBe(values.length)
  }
})

test('without the neutral value the others keep their numbers, and their middle', () => {
  const agreement = scaleCalled('AGREE_5')
  expect(valuesShown(agreement, true).map(({ value }) => value)).toEqual([1, 2, 4, 5])
  expect(valuesShown(agreement, false)).toHaveLength(5)
  expect(scaleCalled('AGREE_4_NA').values.map(({ value }) => value)).toEqual([1, 2, 4, 5])
  expect(scales.filter((scale) => neutralOf(scale) !== null).map(({ code }) => code)).toEqual([
    'AGREE_5',
    'AGREE_5_NA',
    'PERF_5',
    'QUALITY_5',
    'IMPORTANCE_5_NA',
  ])
  expect(valuesShown(scaleCalled('FREQ_7'), true)).toHaveLength(7)
})

test('favourable is said of five and seven levels and of «Sí», and of nothing else', () => {
  const favourable = Object.fromEntries(scales.map((scale) => [scale.code, favourableOf(scale)]))
  expect(favourable).toEqual({
    YES_NO: [2],
    AGREE_5: [4, 5],
    AGREE_5_NA: [4, 5],
    AGREE_4_NA: [4, 5],
    FREQ_7: [6, 7],
    PERF_5: [4, 5],
    QUALITY_5: [4, 5],
    IMPORTANCE_5_NA: [4, 5],
    ENPS_11: null,
  })
  expect(scales.filter((scale) => !hasMean(scale)).map(({ code }) => code)).toEqual([
    'YES_NO',
    'ENPS_11',
  ])
})

test('climate and the questionnaires of psychosocial risk are always confidential', () => {
  expect(SurveyType.values.filter(isAlwaysConfidential)).toEqual(['CLIMATE', 'ISTAS21', 'CEAL_SM'])
})

test('a company has its own version of a scale, for the surveys that start in its days', () => {
  const own: Scale = {
    ...scaleCalled('AGREE_5'),
    version: 2,
    starts: { from: '2022-12-20', until: '2022-12-31' },
  }
  const taken = (day: string) => scaleOn('AGREE_5', day, [own])?.version
  expect(['2022-12-19', '2022-12-20', '2022-12-31', '2023-01-01'].map(taken)).toEqual([1, 2, 2, 1])
  expect(scaleOn('NIVELES_PROPIOS', '2026-11-28', [own])).toBeUndefined()
})

const written = (more: Partial<OwnScaleInput> = {}): OwnScaleInput => ({
  code: null,
  name: 'Dominio',
  levels: 'Inicial\nEn desarrollo: con ayuda\n\n  Experto ',
  fromZero: false,
  naAllowed: false,
  startsOn: '2026-09-18',
  ...more,
})
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Nivel ${at}`).join('\n')

test('levels are lines, each with its value and what explains it', () => {
  expect(levelsIn(written())).toEqual([
    { value: 1, label: 'Inicial' },
    { value: 2, label: 'En desarrollo', description: 'con ayuda' },
    { value: 3, label: 'Experto' },
  ])
  expect(levelsIn(written({ fromZero: true })).map(({ value }) => value)).toEqual([0, 1, 2])
})

test.each<[Partial<OwnScaleInput>, string | undefined]>([
  [{}, undefined],
  [{ levels: lines(2) }, undefined],
  [{ levels: lines(10) }, undefined],
  [{ levels: lines(11), fromZero: true }, undefined],
  [{ levels: lines(11) }, 'Con 11 niveles el primero vale 0'],
  [{ levels: lines(12), fromZero: true }, 'Escriba de 2 a 11 niveles'],
  [{ levels: 'Uno' }, 'Escriba de 2 a 11 niveles'],
  [{ levels: 'Sí\n SI' }, 'Dos niveles se llaman igual'],
  [{ levels: 'Sí\n: nada' }, 'Cada nivel necesita su nombre'],
  [{ levels: `Sí\n${'x'.repeat(61)}` }, 'Cada nivel admite hasta 60 caracteres'],
  [{ name: 'sí o no' }, 'Ya hay una escala con ese nombre'],
])('a scale with %o is refused by «%s»', (more, message) => {
  expect(scaleProblem(written(more), scales)?.message).toBe(message)
})

test('another version of a scale may be called as it is', () => {
  const own = [{ code: 'OWN_1', name: 'Dominio' }]
  expect(scaleProblem(written({ code: 'OWN_1' }), own)).toBeUndefined()
  expect(scaleProblem(written(), own)?.field).toBe('name')
})

test('each new scale has a code of its own', () => {
  expect(nextCode([])).toBe('OWN_1')
  expect(nextCode([{ code: 'OWN_2' }, { code: 'OWN_10' }, { code: 'SPECIAL' }])).toBe('OWN_11')
})

test('what is written of levels and read again says the same', () => {
  const word = fc.stringMatching(/^[A-Za-zÁÉÍÓÚñ]{1,12}( [a-z]{1,8})?$/)
  const level = fc.tuple(word, fc.option(word))
  fc.assert(
    fc.property(
      fc.array(level, { minLength: 2, maxLength: 11 }),
      fc.boolean(),
      (rows, fromZero) => {
        const levels = rows.map(([label, more]) => (more ? `${label}: ${more}` : label)).join('\n')
        const values = levelsIn({ levels, fromZero })
        expect(levelsIn({ levels: levelsWritten({ values }), fromZero })).toEqual(values)
      },
    ),
  )
})

const [ana, beto] = ['12345678-5', '11111111-1'] as const
const worker = (userId: number, rut: string): Worker => ({
  userId,
  rut,
  fullname: `Persona ${userId}`,
  supervisorId: null,
  chosen: true,
})
const workers = [worker(1, ana), worker(2, beto)]

describe('lines of a spreadsheet', () => {
  test.each([
    [`RUT respondiente;RUT evaluado;Relación\n${ana};${beto};par`, 1, []],
    [`${ana}\t${ana}`, 1, []],
    [`"${ana}","${beto}","Jefatura"`, 1, []],
    [`${ana};${beto}`, 0, ['Diga la relación: autoevaluación, jefatura, equipo o par']],
    [`${ana};${beto};auto`, 0, ['La relación no corresponde a esos RUT']],
    [`12345678-0;${beto};par`, 0, ['«12345678-0» no es un RUT']],
    [`${ana}`, 0, ['Faltan los dos RUT: respondiente; evaluado; relación']],
    [`${ana};22222222-2;par`, 0, ['22.222.222-2: no trabaja en la fecha de inicio']],
    [`${ana};${beto};par\n${ana};${beto};par`, 1, []],
  ])('%j gives %i pairs and the problems %j', (pasted, count, problems) => {
    const found = imported(pasted, workers)
    expect(found.pairs).toHaveLength(count)
    expect(found.problems.map(({ message }) => message)).toEqual(problems)
  })

  test('each problem says its line, blank ones counted, and the line is mended there', () => {
    const pasted = `${ana};${beto};par\n\nhola;${beto};par`
    const [problem] = imported(pasted, workers).problems
    expect(problem).toMatchObject({ line: 2, who: `hola;${beto};par` })
    const better = mended(pasted, problem?.line ?? 0, `${beto};${ana};par`)
    expect(imported(better, workers)).toMatchObject({ problems: [], pairs: [{}, {}] })
  })
})

test('a list says what is of nobody, at its line', () => {
  const { pairs, problems } = listed(`${ana}\nhola\n22.222.222-2 ${beto}`, workers)
  expect(pairs.map(({ respondentId }) => respondentId)).toEqual([1, 2])
  expect(problems.map(({ line, who }) => [line, who])).toEqual([
    [1, 'hola'],
    [2, '22.222.222-2'],
  ])
})

test('whatever is pasted, nothing fails and every problem is of a line that is there', () => {
  const piece = fc.constantFrom(ana, beto, '\n', ';', '\t', 'par', 'x', ' ', '"', '\r\n', '1-9')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const pasted = pieces.join('')
      const lines = pasted.split(/\r?\n/)
      for (const found of [imported(pasted, workers), listed(pasted, workers)]) {
        for (const { line } of found.problems) expect(lines[line ?? -1]?.trim()).toBeTruthy()
        const keys = found.pairs.map((one) => `${one.respondentId} ${one.evaluateeId}`)
        expect(new Set(keys).size).toBe(keys.length)
      }
    }),
  )
})

test('mending a line leaves the others as they are', () => {
  const line = fc.stringMatching(/^[a-z0-9;]{0,8}$/)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.nat(), line, (lines, place, next) => {
      const at = place % lines.length
      const after = mended(lines.join('\n'), at, next).split('\n')
      expect(after).toEqual(lines.with(at, next))
    }),
  )
})
