import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { schemaText } from '#apps/cli/casos/schema.ts'
import { findCases } from '#apps/cli/casos/files.ts'
import { codesOf, judge, type Subject, subjectOf } from '#apps/cli/casos/subjects.ts'
import { examine, judgeReply, questionOf, readReply, replyTo } from '#apps/cli/casos/exam.ts'
import { months } from './figures.ts'
import { fileText, suiteFiles } from './suite/files.ts'
import { type FiniquitoFacts, referenceFiniquito } from './suite/finiquito.ts'
import { referenceVacation, type VacationFacts } from './suite/vacations.ts'

const root = path.resolve(import.meta.dirname, '../../law')
const { cases, unreadable } = findCases([path.join(root, 'cases')])
const named = cases.map(({ file, one }) => ({ file: path.relative(root, file), one }))
const byFile = [...Map.groupBy(named, ({ file }) => file)]

/** How many of each subject are checked at least: the suite never shrinks unseen. */
const AT_LEAST: Record<Subject, number> = { liquidaciones: 2_100, finiquitos: 540, vacaciones: 415 }

test('the suite has cases of every subject, and none that cannot be read', () => {
  expect(unreadable).toEqual([])
  const counts = Object.groupBy(named, ({ one }) => subjectOf(one))
  for (const [subject, least] of Object.entries(AT_LEAST)) {
    expect(counts[subject as Subject]?.length, subject).toBeGreaterThanOrEqual(least)
  }
})

/** Those worked out by hand are run by the tests of law/, with every evaluator. */
const elsewhere = /^cases\/(?!.*(?:reference|vacations)\/)/

test.each(byFile.filter(([file]) => !elsewhere.test(file)))(
  'every case of %s, to the peso',
  (_, ones) => {
    const wrong = ones.map(({ one }) => judge(one)).filter(({ problems }) => problems.length > 0)
    expect(wrong).toEqual([])
  },
)

test('what the references work out is what the files say', () => {
  const stale = suiteFiles().filter(
    (one) => readFileSync(path.join(root, 'cases', one.file), 'utf8') !== fileText(one),
  )
  expect(stale.map(({ file }) => `${file}: node tests/reference/suite/write.ts`)).toEqual([])
})

test('the second calculations agree with what people worked out by hand', () => {
  let compared = 0
  const wrong = named.flatMap(({ file, one }) => {
    if (file.includes('/reference/') || subjectOf(one) === 'liquidaciones') return []
    const lines = secondCalculation(Object(one))
    return Object.entries<string | number>(Object(one).expect).flatMap(([code, amount]) => {
      const ours = lines?.get(code)
      if (ours === undefined) return []
      compared += 1
      const same = ours === String(amount) || Number(ours) === Number(amount)
      return same ? [] : [`${Object(one).title}: ${code} ${amount}, no ${ours}`]
    })
  })
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(300)
})

/** The lines of the other calculation, where it knows all that a case says. */
function secondCalculation(one: {
  asOf?: string
  payMonth?: string
  settings?: object
  parameters?: object
  facts: VacationFacts & FiniquitoFacts & Record<string, unknown>
}): ReadonlyMap<string, string> | undefined {
  const { asOf, payMonth, settings, parameters, facts } = one
  if (asOf !== undefined) return 'place' in facts ? undefined : referenceVacation(asOf, facts)
  const unknown = ['maternity', 'voluntary', 'voluntaryTax'].some((part) => part in facts)
  const withoutCaps = Object.keys(facts.pact ?? {}).some((part) => part.startsWith('without'))
  const month = Number((payMonth ?? '').replace('-', ''))
  if (settings || parameters || unknown || withoutCaps || !months.includes(month)) return undefined
  return referenceFiniquito(payMonth ?? '', facts)
}

test('no two cases of a file have one title', () => {
  const twice = byFile.flatMap(([file, ones]) => {
    const titles = ones.map(({ one }) => String(Object(one).title))
    return titles
      .filter((title, place) => titles.indexOf(title) !== place)
      .map((title) => `${file}: ${title}`)
  })
  expect(twice).toEqual([])
})

test('a wrong amount of any subject is seen, and so is a name that does not exist', () => {
  for (const subject of Object.keys(AT_LEAST)) {
    const sound = Object(
      named.find(({ one }) => subjectOf(one) === subject && Object(one).expect)?.one,
    )
    const [code = ''] = Object.keys(sound.expect)
    expect(judge({ ...sound, expect: { [code]: 7_654_321 } }).problems, subject).toHaveLength(1)
    expect(judge({ ...sound, facts: { ...sound.facts, nada: 1 } }).problems, subject).toEqual([
      expect.stringContaining('nada'),
    ])
  }
  expect(judge({ title: 'Sin tiempo', facts: {} }).problems[0]).toContain('payMonth (finiquito)')
})

const validate = new Ajv2020({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(path.join(root, 'cases.schema.json'), 'utf8')),
)

test('the schema of the format is what reads a case, and every case keeps to it', () => {
  expect(readFileSync(path.join(root, 'cases.schema.json'), 'utf8')).toBe(schemaText())
  const wrong = named.filter(({ one }) => !validate(one))
  expect(wrong.map(({ file, one }) => `${file}: ${Object(one).title}`)).toEqual([])
})

test('the schema refuses what no reader takes', () => {
  const of = (subject: string) => Object(named.find(({ one }) => subjectOf(one) === subject)?.one)
  const [payslip, finiquito, vacation] = ['liquidaciones', 'finiquitos', 'vacaciones'].map(of)
  const bad = [
    { ...payslip, month: undefined },
    { ...payslip, facts: { contract: { sueldo: 1 } } },
    { ...payslip, facts: { pension: { afp: 7 } } },
    { ...payslip, payMonth: '2026-08' },
    { ...finiquito, payMonth: 'agosto' },
    { ...finiquito, facts: { ...finiquito.facts, ending: 'ABANDONO' } },
    { ...finiquito, facts: { ...finiquito.facts, end: undefined } },
    { ...finiquito, source: undefined },
    { ...vacation, asOf: 202607 },
    { ...vacation, facts: { entries: [{ on: '2026-01-01' }] } },
  ].map((one) => JSON.parse(JSON.stringify(one)))
  expect(bad.filter((one) => validate(one))).toEqual([])
})

test('another program is asked without what must come out, and held to it', () => {
  const asked = named.map(({ one }) => one).filter((one) => codesOf(one).length > 0)
  const questions = asked.map((one, id) => JSON.stringify(questionOf(id, one)))
  expect(questions.filter((line) => /"(?:expect|not|checkedBy)":/.test(line))).toEqual([])
  const [first] = asked
  const reply = replyTo(JSON.parse(questions[0] ?? ''))
  expect(judgeReply(first, reply).problems).toEqual([])
  const wrong = Object.fromEntries(codesOf(first).map((code) => [code, '1']))
  expect(judgeReply(first, { id: 0, amounts: wrong }).problems.length).toBeGreaterThan(0)
  expect(judgeReply(first, { id: 0, amounts: {} }).problems[0]).toContain('No existe')
  expect(judgeReply(first, { id: 0, error: 'no sé' }).problems).toEqual(['no sé'])
  expect(judgeReply(first, undefined).problems).toEqual(['No respondió'])
})

const asIsTyped = `"${process.execPath}" "${path.resolve(root, '../apps/cli/casos.ts')}" --answer`

test('our own program answers line by line; one that ends early fails every case', async () => {
  const few = named.slice(0, 400).flatMap(({ one }, place) => (place % 40 === 0 ? [one] : []))
  const exam = await examine(asIsTyped, few)
  expect(exam.strange).toEqual([])
  expect(exam.exitCode).toBe(0)
  expect(exam.verdicts.filter(({ problems }) => problems.length > 0)).toEqual([])
  const gone = await examine('exit 3', few)
  expect(gone.exitCode).toBe(3)
  expect(new Set(gone.verdicts.flatMap(({ problems }) => problems))).toEqual(
    new Set(['No respondió']),
  )
})

test('a line that is no reply is reported, and an amount may be a number', () => {
  expect(readReply('hola')).toBe('no es JSON')
  expect(readReply('{"amounts":{}}')).toBe('falta el id')
  expect(readReply('{"id":4,"amounts":{"LIQUIDO":996310,"X":null}}')).toEqual({
    id: 4,
    amounts: { LIQUIDO: '996310' },
  })
  expect(readReply('{"id":4}')).toEqual({ id: 4, error: 'No responde amounts ni error' })
})

test('the example of the page is a case that passes', () => {
  const page = readFileSync(path.join(root, 'cases/README.md'), 'utf8')
  const [, example = ''] = /```json\n(\{\n[\s\S]*?\n\})\n```/.exec(page) ?? []
  expect(validate(JSON.parse(example))).toBe(true)
  expect(judge(JSON.parse(example)).problems).toEqual([])
})
