import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Outline,
  branchingProblem,
  branchingProblems,
  changed,
  conditionWords,
  dropped,
  linesOf,
  moved,
  newCompetence,
  newQuestion,
  pastedTitles,
  withMore,
  without,
} from './arrange.ts'
import { extrasOf, metadataFrom, metadataOf } from './definition.ts'
import { type Answer, noAnswer, notApplicable, omitted } from './answer.ts'
import { type Branching, type Condition, ConditionKind, meets, shownAmong } from './branching.ts'
import { individualScore } from './scoring/individual.ts'
import { scales } from './scales.ts'

const like = { type: 'LIKERT' as const, scaleCode: 'AGREE_5' }
const outlineOf = (...sizes: number[]): Outline =>
  sizes.map((size, at) => ({
    ...newCompetence(`c${at + 1}`, `Competencia ${at + 1}`),
    questions: Array.from({ length: size }, (_, place) =>
      newQuestion(`q${at + 1}${place + 1}`, `Pregunta ${place + 1}`, like),
    ),
  }))
const keysOf = (outline: Outline) => linesOf(outline).map(({ key }) => key)

describe('the tree of a survey', () => {
  const outline = outlineOf(2, 1)

  test('numbers its lines as people read them', () => {
    expect(linesOf(outline).map(({ number }) => number)).toEqual(['1', '1.1', '1.2', '2', '2.1'])
  })

  test('moves a question within its competence, and out of it by its border', () => {
    expect(keysOf(moved(outline, 'q11', 1))).toEqual(['c1', 'q12', 'q11', 'c2', 'q21'])
    expect(keysOf(moved(outline, 'q12', 1))).toEqual(['c1', 'q11', 'c2', 'q12', 'q21'])
    expect(keysOf(moved(outline, 'q21', -1))).toEqual(['c1', 'q11', 'q12', 'q21', 'c2'])
    expect(moved(outline, 'q11', -1)).toBe(outline)
  })

  test('moves a competence with its questions', () => {
    expect(keysOf(moved(outline, 'c1', 1))).toEqual(['c2', 'q21', 'c1', 'q11', 'q12'])
    expect(moved(outline, 'c1', -1)).toBe(outline)
  })

  test('drops a line where it is let go', () => {
    expect(keysOf(dropped(outline, 'q11', 'q21'))).toEqual(['c1', 'q12', 'c2', 'q11', 'q21'])
    expect(keysOf(dropped(outline, 'q11', 'q12'))).toEqual(['c1', 'q12', 'q11', 'c2', 'q21'])
    expect(keysOf(dropped(outline, 'q11', 'c2'))).toEqual(['c1', 'q12', 'c2', 'q21', 'q11'])
    expect(keysOf(dropped(outline, 'c2', 'c1'))).toEqual(['c2', 'q21', 'c1', 'q11', 'q12'])
  })

  test('never loses or doubles a line, whatever is done to it', () => {
    const act = fc.record({ by: fc.constantFrom<-1 | 1>(-1, 1), key: fc.nat(20), onto: fc.nat(20) })
    fc.assert(
      fc.property(
        fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }),
        fc.array(act, { maxLength: 20 }),
        (sizes, acts) => {
          const start = outlineOf(...sizes)
          const end = acts.reduce<Outline>((now, { by, key, onto }) => {
            const keys = keysOf(now)
            const one = keys[key % keys.length] ?? ''
            const other = keys[onto % keys.length] ?? ''
            return onto % 2 === 0 ? moved(now, one, by) : dropped(now, one, other)
          }, start)
          expect(keysOf(end).toSorted()).toEqual(keysOf(start).toSorted())
        },
      ),
      { numRuns: 200 },
    )
  })

  test('changes, adds and removes one line alone', () => {
    expect(linesOf(changed(outline, 'q12', { title: 'Otra' }))[2]?.question?.title).toBe('Otra')
    expect(linesOf(changed(outline, 'c2', { title: 'Otra' }))[3]?.competence.title).toBe('Otra')
    const more = withMore(outline, 'c2', [newQuestion('n', 'Nueva', like)])
    expect(keysOf(more)).toEqual(['c1', 'q11', 'q12', 'c2', 'q21', 'n'])
    expect(keysOf(without(outline, 'c1'))).toEqual(['c2', 'q21'])
    expect(keysOf(without(outline, 'q11'))).toEqual(['c1', 'q12', 'c2', 'q21'])
  })

  test('takes a pasted list without its numbers and marks', () => {
    expect(pastedTitles('1. Una\n 2) Dos\n\n- Tres\n• Cuatro\n1.2 Cinco\n2026 fue bueno')).toEqual([
      'Una',
      'Dos',
      'Tres',
      'Cuatro',
      'Cinco',
      '2026 fue bueno',
    ])
  })
})

describe('what a type asks besides', () => {
  test.each([
    ['SELECT', { options: 'Rojo\nVerde\nRojo', other: true }, { options: 'Rojo\nVerde' }],
    ['MULTIPLE_OPEN', { answers: 4 }, { answers: 4 }],
    [
      'MULTIPLE_OPEN_WITH_CHOICE',
      { answers: 2, levels: 'Bajo\nAlto', number: true },
      { answers: 2, levels: 'Bajo\nAlto', number: true },
    ],
  ] as const)('is written in lines and kept as its kind wants it: %s', (type, written, read) => {
    const metadata = metadataFrom(type, written)
    expect(metadataOf({ type, metadata })).toBeDefined()
    expect(extrasOf(type, metadata)).toMatchObject(read)
  })
})

const agree = { type: 'LIKERT' as const, scaleCode: 'AGREE_5' }
const shownIf = (condition: Condition) => JSON.stringify(condition)
const outline: Outline = [
  {
    ...newCompetence('a', 'Equipo'),
    questions: [
      newQuestion('a1', 'Me siento parte', agree),
      {
        ...newQuestion('a2', '¿Qué lo aleja?', { type: 'OPEN', scaleCode: null }),
        shownIf: shownIf({ question: 'a1', is: 'AT_MOST', values: [2] }),
      },
    ],
  },
  {
    ...newCompetence('b', 'Jefatura'),
    shownIf: shownIf({ question: 'a1', is: 'ONE_OF', values: [4, 5] }),
    questions: [newQuestion('b1', 'Me escucha', agree)],
  },
]
const chosen = (choice: number): Answer => ({ ...noAnswer, choice })

describe('a condition', () => {
  const words = (text: string): Answer => ({
    ...noAnswer,
    texts: [{ text, choice: null, number: null }],
  })
  const several: Answer = {
    ...noAnswer,
    texts: [1, 3].map((choice) => ({ text: '', choice, number: null })),
  }
  test.each<[Condition['is'], number[], Answer | undefined, boolean]>([
    ['EQUALS', [3], chosen(3), true],
    ['EQUALS', [3], chosen(2), false],
    ['EQUALS', [3], several, true],
    ['ONE_OF', [1, 2], chosen(2), true],
    ['ONE_OF', [2, 4], several, false],
    ['AT_LEAST', [4], chosen(4), true],
    ['AT_LEAST', [4], chosen(3), false],
    ['AT_MOST', [2], chosen(2), true],
    ['AT_MOST', [], chosen(2), false],
    ['ANSWERED', [], words('Sí'), true],
    ['ANSWERED', [], words('   '), false],
    ['ANSWERED', [], chosen(0), true],
    ['ANSWERED', [], undefined, false],
    ['ANSWERED', [], omitted, false],
    ['AT_MOST', [5], notApplicable('No es lo mío'), false],
  ])('%s %o of %o is %s', (is, values, answer, expected) => {
    expect(meets({ question: 'q', is, values }, answer)).toBe(expected)
  })
})

describe('the builder', () => {
  const problemOf = (of: Outline, key: string) => {
    const line = of.flatMap((one) => [one, ...one.questions]).find((one) => one.key === key)
    return branchingProblem(of, { key, shownIf: line?.shownIf ?? null }, scales)
  }

  test('says in words when a line is shown', () => {
    const said = (key: string, written: string | null) =>
      conditionWords(outline, { key, shownIf: written }, scales)
    expect(said('a2', outline[0]?.questions[1]?.shownIf ?? null)).toBe(
      'Solo si 1.1 es a lo más «En desacuerdo»',
    )
    expect(said('b', outline[1]?.shownIf ?? null)).toBe(
      'Solo si 1.1 es una de estas «De acuerdo», «Muy de acuerdo»',
    )
    expect(said('a1', null)).toBe('')
  })

  test('refuses what looks ahead, at itself, or at what is gone', () => {
    expect(branchingProblems(outline, scales)).toEqual([])
    expect(problemOf(moved(outline, 'a1', 1), 'a2')).toMatch(/ya no está antes/)
    expect(problemOf(without(outline, 'a1'), 'b')).toMatch(/ya no está antes/)
    const itself = shownIf({ question: 'a2', is: 'ANSWERED', values: [] })
    expect(branchingProblem(outline, { key: 'a2', shownIf: itself }, scales)).toMatch(/antes/)
  })

  test('refuses a value that its question has not, and words that are compared', () => {
    const ask = (condition: Condition) =>
      branchingProblem(outline, { key: 'b', shownIf: shownIf(condition) }, scales)
    expect(ask({ question: 'a1', is: 'EQUALS', values: [9] })).toMatch(/ya no se puede elegir/)
    expect(ask({ question: 'a1', is: 'EQUALS', values: [] })).toMatch(/Elija la respuesta/)
    expect(ask({ question: 'a2', is: 'EQUALS', values: [1] })).toMatch(/cambió de tipo/)
    expect(ask({ question: 'a2', is: 'ANSWERED', values: [] })).toBeUndefined()
    expect(branchingProblem(outline, { key: 'b', shownIf: 'nada' }, scales)).toMatch(/Revise/)
  })
})

/** Random surveys whose conditions look anywhere, ahead and at themselves too. */
const condition = fc.record({
  question: fc.integer({ min: 0, max: 9 }),
  is: fc.constantFrom(...ConditionKind.values),
  values: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
})
const survey = fc
  .array(fc.array(condition, { maxLength: 2 }), { minLength: 1, maxLength: 10 })
  .map((rows): Branching<number>[] => rows.map((conditions, key) => ({ key, conditions })))
const answer = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map(chosen),
  fc.constantFrom(omitted, notApplicable(), noAnswer),
)
const answers = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), answer), { maxLength: 20 })

describe('whatever is asked and answered', () => {
  test('the order in which it was answered changes nothing', () => {
    fc.assert(
      fc.property(survey, answers, fc.integer(), (asked, given, seed) => {
        const last = [...new Map(given)]
        const other = last.toSorted(([a], [b]) => ((a * 7 + seed) % 11) - ((b * 7 + seed) % 11))
        expect(shownAmong(asked, new Map(other))).toEqual(shownAmong(asked, new Map(last)))
      }),
    )
  })

  test('what is hidden hides what depends on it, and answering it shows nothing', () => {
    fc.assert(
      fc.property(survey, answers, answer, (asked, given, more) => {
        const known = new Map(given)
        const shown = shownAmong(asked, known)
        for (const { key, conditions } of asked) {
          if (!shown.has(key)) {
            expect(shownAmong(asked, new Map(known).set(key, more))).toEqual(shown)
          } else expect(conditions.every((one) => shown.has(one.question))).toBe(true)
        }
      }),
    )
  })

  test('an answer changes only what comes after its question', () => {
    fc.assert(
      fc.property(survey, answers, fc.nat(9), answer, (asked, given, at, more) => {
        const known = new Map(given)
        const before = [...shownAmong(asked, known)].filter((key) => key <= at)
        const after = [...shownAmong(asked, new Map(known).set(at, more))]
        expect(after.filter((key) => key <= at)).toEqual(before)
      }),
    )
  })

  test('a score is the same as if what is hidden had never been answered', () => {
    const scale = scales.find(({ code }) => code === 'AGREE_5') ?? null
    fc.assert(
      fc.property(survey, answers, (asked, given) => {
        const known = new Map(given)
        const shown = shownAmong(asked, known)
        const scored = (keys: Iterable<number>, from: ReadonlyMap<number, Answer>) =>
          individualScore(
            [
              {
                key: 'c',
                weight: 1,
                questions: [...keys].map((key) => ({
                  key: String(key),
                  type: 'LIKERT' as const,
                  scale,
                  required: true,
                  demographic: false,
                  multiple: false,
                  reversed: false,
                  metadata: {},
                })),
              },
            ],
            new Map([...from].map(([key, one]) => [String(key), one])),
          ).final.exact
        const left = new Map([...known].filter(([key]) => shown.has(key)))
        expect(scored(shown, known)).toEqual(
          scored(
            asked.map(({ key }) => key),
            left,
          ),
        )
      }),
    )
  })
})
