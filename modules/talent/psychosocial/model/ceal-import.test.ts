import { expect, test } from 'vitest'
import { CealDimension } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import { readCeal, warningsOf } from './ceal-import.ts'

const head = 'Centro\tTrabajadores\tRespuestas\tDimensión\tBajo\tMedio\tAlto'
const line = (center: string, dimension: string, counts = '10\t20\t30') =>
  `${center}\t80\t60\t${dimension}\t${counts}`
const whole = (center: string, counts?: string) =>
  CealDimension.options.map(({ label }) => line(center, label, counts))

test('a centre with its twelve dimensions comes to a risk by the points of each', () => {
  const { centers, problems } = readCeal([head, ...whole('Packing Curicó')].join('\n'))
  expect(problems).toEqual([])
  // Half of the people at a high risk in all twelve dimensions: 12 × 2 points.
  expect(centers).toMatchObject([
    { center: 'Packing Curicó', total: 24, risk: 'ALTO', participation: 75, valid: true },
  ])
  expect(centers[0]?.warnings).toEqual([])
})

test('by codes, from a CSV file, and of several centres', () => {
  const rows = CealDimension.values.flatMap((code) => [
    `Norte;30;15;${code};15;0;0`,
    `Sur;8;8;${code};8;0;0`,
  ])
  const csv = ['centro;trabajadores;respuestas;dimension;bajo;medio;alto', ...rows].join('\r\n')
  const { centers, problems } = readCeal(csv)
  expect(problems).toEqual([])
  expect(centers.map(({ center, total, risk, valid }) => [center, total, risk, valid])).toEqual([
    ['Norte', -24, 'BAJO', false],
    ['Sur', -24, 'BAJO', true],
  ])
  expect(centers.map(({ warnings }) => warnings)).toEqual([
    ['Respondió menos del 60 %: la medición no es válida'],
    [
      'Una unidad de análisis es de 26 o más personas',
      'Con menos de 10 trabajadores, cada uno consiente por escrito',
    ],
  ])
})

test.each([
  ['', 1, 'Pegue los resultados'],
  [
    'centro\tbajo',
    1,
    'Falta la columna «trabajadores», «respuestas», «dimensión», «medio», «alto»',
  ],
  [`${head}\n${line('', 'CT')}`, 2, 'Escriba el centro de trabajo'],
  [`${head}\n${line('Norte', 'Ánimo')}`, 2, '«Ánimo» no es una dimensión de CEAL-SM'],
  [
    `${head}\n${line('Norte', 'CT', '1\t2,5\t3')}`,
    2,
    '«medio» debe ser un número entero de personas',
  ],
  [`${head}\n${line('Norte', 'CT', '0\t0\t0')}`, 2, 'Bajo, medio y alto suman 0: nadie respondió'],
  [`${head}\n${line('Norte', 'CT', '30\t30\t30')}`, 2, 'Suman 90 y respondieron 60'],
])('what is wrong with a line is said of that line', (pasted, at, message) => {
  const { centers, problems } = readCeal(pasted)
  expect(centers).toEqual([])
  expect(problems).toEqual([{ line: at, message }])
})

test('a centre that lacks a dimension, or has one twice, is not read by halves', () => {
  const twice = readCeal([head, ...whole('Norte'), line('Norte', 'CT')].join('\n'))
  expect(twice.centers).toEqual([])
  expect(twice.problems).toEqual([
    { line: 14, message: '«Carga de trabajo» ya está en este centro' },
  ])
  const lacking = readCeal([head, ...whole('Norte').slice(1)].join('\n'))
  expect(lacking.problems[0]?.message).toBe('Faltan dimensiones de «Norte»: Carga de trabajo')
})

test('sixty percent is compared before rounding', () => {
  expect(warningsOf(1000, 599)).toHaveLength(1)
  expect(warningsOf(1000, 600)).toEqual([])
})
