import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Worker, assignmentWords, resolve } from './assignment.ts'
import { checksOf } from './checks.ts'
import { definitionProblem } from './definition.ts'
import { dayOf, endOf, momentOf, startOf } from './survey.ts'
import { needKey, needsOf, type WrittenNeed } from './needs.ts'
import { participationShown, percentOf } from './participation.ts'
import { hasMean, scales } from './scales.ts'
import { templates } from './templates.ts'
import { seniorityOn } from './catalogs.ts'

const worker = (userId: number, supervisorId: number | null, chosen = true): Worker => ({
  userId,
  rut: `${userId}`,
  fullname: `Persona ${userId}`,
  supervisorId,
  chosen,
})
/** 1 leads 2 and 3; 2 leads 4; nobody leads 1. */
const team = [worker(1, null), worker(2, 1), worker(3, 1), worker(4, 2)]
const pairsOf = (kind: Parameters<typeof resolve>[0]['kind'], workers = team) =>
  resolve({ kind, pasted: null }, workers).pairs.map(
    ({ respondentId, evaluateeId }) => `${respondentId}→${evaluateeId ?? ''}`,
  )

describe('the people of a survey', () => {
  test('each person, their supervisor, their team and their peers', () => {
    expect(pairsOf('SELF')).toEqual(['1→1', '2→2', '3→3', '4→4'])
    expect(pairsOf('SUPERVISOR')).toEqual(['1→2', '1→3', '2→4'])
    expect(pairsOf('SUBORDINATE')).toEqual(['2→1', '3→1', '4→2'])
    expect(pairsOf('PEER')).toEqual(['3→2', '2→3'])
    expect(pairsOf('FILTER')).toEqual(['1→', '2→', '3→', '4→'])
  })

  test('of a group alone, by people of any group', () => {
    const only4 = team.map((one) => ({ ...one, chosen: one.userId === 4 }))
    expect(pairsOf('SUPERVISOR', only4)).toEqual(['2→4'])
    const only2 = team.map((one) => ({ ...one, chosen: one.userId === 2 }))
    expect(pairsOf('SUBORDINATE', only2)).toEqual(['4→2'])
    expect(pairsOf('PEER', only2)).toEqual(['3→2'])
  })

  test('is said in a sentence before it is added', () => {
    const { problems } = resolve({ kind: 'SUPERVISOR', pasted: null }, team)
    expect(assignmentWords(312, 0, problems)).toBe('Se crearán 312 encuestas; 1 sin supervisor')
    expect(assignmentWords(1, 2, [])).toBe('Se creará 1 encuesta; 2 ya existen')
  })
})

describe('participation', () => {
  const row = (area: string | null, invited: number, answered: number) => ({
    area,
    invited,
    answered,
  })

  test('of areas with five people or more; the others together', () => {
    expect(participationShown([row('A', 8, 4), row('B', 3, 1), row(null, 2, 2)])).toEqual([
      row('A', 8, 4),
      row('Otras áreas', 5, 3),
    ])
  })

  test('never leaves fewer than five to be had by taking the rest away', () => {
    expect(participationShown([row('A', 8, 4), row('B', 6, 3), row('C', 2, 1)])).toEqual([
      row('A', 8, 4),
      row('Otras áreas', 8, 4),
    ])
    expect(participationShown([row('A', 4, 4)])).toEqual([])
  })

  test('has the small areas together, the largest first, and nobody of an empty one', () => {
    const some = [row('Ventas', 20, 10), row('Legal', 3, 1), row('Aseo', 4, 4), row('Arica', 9, 2)]
    expect(participationShown(some)).toEqual([
      row('Ventas', 20, 10),
      row('Arica', 9, 2),
      row('Otras áreas', 7, 5),
    ])
    expect(
      participationShown([row('Ventas', 20, 10), row('Legal', 3, 1), row('Arica', 9, 2)]),
    ).toEqual([row('Ventas', 20, 10), row('Otras áreas', 12, 3)])
    expect(participationShown([row('Legal', 3, 1), row('Aseo', 1, 1)])).toEqual([])
    expect(participationShown([row('Ventas', 20, 10), row('Nadie', 0, 0)])).toEqual([
      row('Ventas', 20, 10),
    ])
  })

  test('is 100 % only when nobody is missing', () => {
    expect(percentOf({ invited: 1000, answered: 999 })).toBe(99)
    expect(percentOf({ invited: 1000, answered: 599 })).toBe(59)
    expect(percentOf({ invited: 3, answered: 3 })).toBe(100)
    expect(percentOf({ invited: 0, answered: 0 })).toBe(0)
  })
})

describe('a day of a survey', () => {
  test.each([
    ['2026-07-10', '2026-07-10T04:00:00.000Z'],
    ['2026-12-10', '2026-12-10T03:00:00.000Z'],
  ])('begins at midnight in Chile, in winter and in summer: %s', (day, moment) => {
    expect(startOf(day)).toBe(moment)
    expect(dayOf(moment)).toBe(day)
    expect(dayOf(endOf(day))).toBe(day)
  })

  test('has a moment also where clocks skip the hour', () => {
    expect(dayOf(momentOf('2026-09-06', '00:30'))).toMatch(/^2026-09-0/)
  })
})

describe('a template', () => {
  const codes = new Set(scales.map(({ code }) => code))

  test.each(templates.map((one) => [one.code, one] as const))(
    '%s can be kept as it is',
    (_, one) => {
      expect(definitionProblem(one.competences, codes)).toBeUndefined()
    },
  )

  test.each(templates.map((one) => [one.code, one] as const))('%s lacks only people', (_, one) => {
    const checks = checksOf({
      type: one.type,
      privacy: 'IDENTIFIED',
      endAt: new Date('2026-12-01'),
      now: new Date('2026-11-01'),
      competences: one.competences,
      participants: 0,
      withoutLogin: 0,
      scales,
      meanScales: new Set(scales.filter(hasMean).map(({ code }) => code)),
    })
    expect(checks.filter(({ level }) => level === 'ERROR').map(({ code }) => code)).toEqual([
      'participants',
    ])
  })
})

test('a survey with a score has one scale, and its competences do not all weigh nothing', () => {
  const [, evaluation] = templates
  const competences = evaluation?.competences ?? []
  const checked = (change: (one: (typeof competences)[number]) => typeof one) =>
    checksOf({
      type: 'PERFORMANCE',
      privacy: 'IDENTIFIED',
      endAt: new Date('2026-12-01'),
      now: new Date('2026-11-01'),
      competences: competences.map((one) => change(one)),
      participants: 1,
      withoutLogin: 2,
      scales,
      meanScales: new Set(['PERF_5', 'FREQ_7']),
    })
      .filter(({ level }) => level !== 'OK')
      .map(({ code }) => code)
  expect(checked((one) => one)).toEqual(['logins'])
  expect(checked((one) => ({ ...one, weight: 0 }))).toEqual(['weights', 'logins'])
  expect(
    checked((one) => ({
      ...one,
      questions: one.questions.map((asked, at) =>
        at === 0 ? { ...asked, scaleCode: 'FREQ_7' } : asked,
      ),
    })),
  ).toEqual(['scale', 'logins'])
})

const need = (text: string, area: string | null, rank: number, number: number | null) =>
  ({ text, area, rank, number, level: ['Básico', 'Intermedio', 'Avanzado'][rank] ?? '' }) as const

test('needs in other capitals, accents and marks are one, by area and level', () => {
  const found = needsOf(
    [
      need('Planillas de cálculo', 'Bodega', 0, 3),
      need('planillas de calculo.', 'Bodega', 2, 2),
      need('Planillas de cálculo', 'Ventas', 0, null),
      need('Liderazgo', null, 1, 1),
      need(' . ', 'Ventas', 1, 50),
    ],
    new Map(),
  )
  expect(found.map(({ name, people, answers }) => [name, people, answers])).toEqual([
    ['Planillas de cálculo', 6, 3],
    ['Liderazgo', 1, 1],
  ])
  expect(found[0]?.lines).toEqual([
    { area: 'Bodega', level: 'Avanzado', people: 2, answers: 1 },
    { area: 'Bodega', level: 'Básico', people: 3, answers: 1 },
    { area: 'Ventas', level: 'Básico', people: 1, answers: 1 },
  ])
  expect(found[1]?.lines[0]?.area).toBe('Sin área')
})

test('what is joined by hand is one need, and says how it was written', () => {
  const merged = new Map([
    ['excel', 'Planillas de cálculo'],
    ['hojas', 'Planillas de cálculo'],
  ])
  const found = needsOf(
    [
      need('Excel', 'Bodega', 0, 3),
      need('Hojas', 'Bodega', 0, 2),
      need('Planillas de cálculo', 'Bodega', 0, 1),
    ],
    merged,
  )
  expect(found).toEqual([
    expect.objectContaining({ name: 'Planillas de cálculo', people: 6, isMerged: true }),
  ])
  expect(found[0]?.lines).toHaveLength(1)
})

test('however needs are joined, nobody is lost and nobody counts twice', () => {
  const word = fc.constantFrom('Excel', 'excel ', 'Hojas', 'Liderazgo', 'Líderazgo', 'Inglés', '-')
  const row = fc
    .tuple(
      word,
      fc.option(fc.constantFrom('A', 'B')),
      fc.integer({ min: 0, max: 2 }),
      fc.option(fc.integer({ min: 1, max: 99 })),
    )
    .map((parts): WrittenNeed => need(...parts))
  const joins = fc.array(fc.tuple(word.map(needKey), word), { maxLength: 5 })
  fc.assert(
    fc.property(fc.array(row), joins, (rows, merged) => {
      const known = rows.filter(({ text }) => needKey(text) !== '')
      const found = needsOf(rows, new Map(merged.filter(([, name]) => needKey(name) !== '')))
      const total = known.reduce((sum, { number }) => sum + (number ?? 1), 0)
      expect(found.reduce((sum, { people }) => sum + people, 0)).toBe(total)
      expect(found.reduce((sum, { answers }) => sum + answers, 0)).toBe(known.length)
      for (const { people, lines } of found) {
        expect(lines.reduce((sum, line) => sum + line.people, 0)).toBe(people)
      }
      const keys = found.flatMap((one) => one.keys)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test.each([
  ['2026-09-02', 'UNDER_1'],
  ['2025-09-02', 'UNDER_1'],
  ['2025-09-01', 'FROM_1'],
  ['2023-09-02', 'FROM_1'],
  ['2023-09-01', 'FROM_3'],
  ['2021-09-01', 'FROM_5'],
  ['2016-09-02', 'FROM_5'],
  ['2016-09-01', 'FROM_10'],
])('who began on %s is in the band %s on the first of September of 2026', (began, band) => {
  expect(seniorityOn(began, '2026-09-01')).toBe(band)
})
