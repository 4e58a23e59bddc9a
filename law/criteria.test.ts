// What an explanation says of a criterion is what the arithmetic did, and never its contrary.
import { describe, expect, test } from 'vitest'
import type { Explanation } from '#formula/types.ts'
import { formulaSettings } from './finiquito/library.ts'
import type { PartialFiniquito } from './finiquito/input.ts'
import { calculateFiniquito, explainFiniquito, factsUnder, finiquitoLaw } from './finiquito/run.ts'
import { calculate, explainPayslip, openPayroll, payslipFacts } from './run.ts'
import { conditionsOf, type SettingDef } from './setting.ts'
import { settingVariables, usualAnswer } from './settings.ts'

const month = 202609
const answersOf = (def: SettingDef): readonly string[] => Object.keys(def.options)
const walk = (node: Explanation): readonly Explanation[] => [node, ...node.operands.flatMap(walk)]

/** What an explanation says of each condition of a setting, as people read it. */
const saidOf = (def: SettingDef, explained: Explanation) =>
  conditionsOf(def).flatMap(({ code }) => {
    const found = walk(explained).find((node) => node.code === code)
    return found ? [`${found.label}: ${found.shown.toLowerCase()}`] : []
  })

/** What it has to say: the answer by its own words is «sí», and every other one is «no». */
const dueOf = (def: SettingDef, answer: string) =>
  conditionsOf(def).map(({ option }) => {
    const words = def.options[option] ?? ''
    const lower = words.charAt(0).toLowerCase() + words.slice(1)
    return `${def.label}: ${lower}: ${option === answer ? 'sí' : 'no'}`
  })

/** A worker with everything that some criterion reads: leave, an isapre, debts and a short week. */
const payslip = {
  month,
  contract: {
    start: '2026-09-02',
    salary: { amount: '900000', currency: 'CLP' as const },
    weeklyHours: '30',
    heavyWork: 'HEAVY' as const,
  },
  person: { sex: 'F' as const, birthday: '1964-01-01' },
  pension: { afp: 'UNO' },
  health: { system: 'ISAPRE' as const, planUf: '4' },
  family: { bracket: 'A' as const, simple: 1 },
  leave: {
    spells: [{ kind: 'COMMON' as const, from: '2026-09-05', to: '2026-09-12' }],
    employer: 'FIRST_DAYS' as const,
    previousPay: '900000',
  },
}

describe('a criterion of the payslip', () => {
  const readers = openPayroll(month).plan.library.concepts

  test.each(settingVariables.map((def) => [def.code, def] as const))(
    '%s is said by the answer that holds, in every line that reads it',
    (_, def) => {
      let heard = 0
      for (const answer of answersOf(def)) {
        const payroll = openPayroll(month, { settings: { choices: { [def.code]: answer } } })
        expect(calculate(payroll, payslip).ok).toBe(true)
        const facts = payslipFacts(payroll, payslip)
        const codes = conditionsOf(def).map(({ code }) => code)
        const lines = readers.filter(({ formula }) => codes.some((code) => formula.includes(code)))
        expect(lines.length).toBeGreaterThan(0)
        const said = new Set(
          lines.flatMap(({ code }) => saidOf(def, explainPayslip(payroll, facts, code))),
        )
        const due = dueOf(def, answer)
        expect([...said].filter((words) => !due.includes(words))).toEqual([])
        heard += said.size
      }
      expect(heard).toBeGreaterThan(0)
    },
  )
})

/** Lautaro leaves with a gratification, meals, an agreed indemnity and alimony. */
const ending: PartialFiniquito = {
  ending: 'NECESIDADES',
  start: '2020-01-15',
  end: '2026-08-31',
  pay: { salary: '900000', gratification: '219115', allowances: '84000' },
  pact: { daysPerYear: '40', anyCause: true },
  alimony: { percent: '10' },
}

describe('a criterion of the finiquito', () => {
  /** The line that each one changes, and by how much where its second answer holds. */
  const changes: Readonly<Record<string, { code: string; by: number }>> = {
    FINIQUITO_GRATIFICACION: { code: 'BASE_ART_172', by: -219_115 },
    FINIQUITO_ASIGNACIONES: { code: 'BASE_ART_172', by: -84_000 },
    // A tenth of 8.421.805 of the law (842.181) and of that with 2.807.268 agreed (1.122.907).
    FINIQUITO_ALIMENTOS: { code: 'ALIMENTOS_ANOS', by: -280_726 },
  }

  test('is one of those that this test knows', () => {
    expect(formulaSettings.map(({ code }) => code)).toEqual(Object.keys(changes))
  })

  test.each(formulaSettings.map((def) => [def.code, def] as const))(
    '%s is said by the answer that holds, and the amount is the one that it says',
    (_, def) => {
      const { code, by } = changes[def.code]!
      const amountUnder = (answer: string): number => {
        const law = finiquitoLaw(month, { choices: { [def.code]: answer } })
        const facts = factsUnder(law, ending)
        const said = saidOf(def, explainFiniquito(law, facts, code))
        expect(said).toEqual(dueOf(def, answer))
        const result = calculateFiniquito(law, facts)
        if (!result.ok) throw new Error(result.error.message)
        return result.values[code] ?? Number.NaN
      }
      const [usual = '', other = ''] = answersOf(def)
      expect(usualAnswer(def, month)).toBe(usual)
      expect(amountUnder(other) - amountUnder(usual)).toBe(by)
    },
  )

  test('the gratification that is added is not said to be left out', () => {
    const law = finiquitoLaw(month)
    const conditions = explainFiniquito(law, factsUnder(law, ending), 'BASE_ART_172')
    const labels = walk(conditions).filter(({ unit }) => unit === 'LOGICO')
    expect(labels.map(({ label, shown }) => `${label}: ${shown}`)).toContain(
      'Gratificación pagada mes a mes en la base del finiquito: se excluye: No',
    )
  })
})

test('no answer says with a «no» that it is another one', () => {
  const all: readonly SettingDef[] = [...settingVariables, ...formulaSettings]
  const denying = all.flatMap((def) =>
    conditionsOf(def).filter(({ label }) => / no se (incluye|excluye)/.test(label)),
  )
  expect(denying).toEqual([])
})
