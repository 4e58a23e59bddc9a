import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earning, payslipOf } from '../testing.ts'

const born = (year: number, sex: 'M' | 'F' = 'M') => ({ birthday: `${year}-06-15`, sex })

test('over the pension age nobody pays the AFP unless they ask to', () => {
  const at = (person: object) => payslipOf(202609, { ...earning(1_000_000), person })
  expect(at(born(1961)).COTIZACION_AFP).toBe(0)
  expect(at(born(1962)).COTIZACION_AFP).toBe(104_600)
  expect(at(born(1966, 'F')).COTIZACION_AFP).toBe(0)
  expect(at({ ...born(1966, 'F'), keepsContributing: true }).COTIZACION_AFP).toBe(104_600)
  expect(at(born(1961))).toMatchObject({ SALUD_LEGAL: 70_000, SIS: 0, CUENTA_INDIVIDUAL: 0 })
})

test('a pensioner who does not contribute pays health and tax, not AFP nor unemployment', () => {
  const paid = payslipOf(202609, {
    ...earning(1_500_000),
    person: { pensionStatus: 'PENSIONED_INACTIVE' },
    pension: {},
  })
  expect(paid).toMatchObject({ COTIZACION_AFP: 0, SALUD_LEGAL: 105_000, AFC: 0, AFC_EMPLEADOR: 0 })
  expect(paid.IMPUESTO_UNICO).toBe(17_071)
})

test('a woman from 60 to 64 stops the AFP; the reform, with its SIS, goes on until 65', () => {
  const paid = payslipOf(202609, { ...earning(1_000_000), person: born(1964, 'F') })
  expect(paid).toMatchObject({ COTIZACION_AFP: 0, SIS: 17_800, CUENTA_INDIVIDUAL: 1000 })
})

test('the isapre takes its plan, and never less than seven per cent', () => {
  const paid = (health: object) =>
    payslipOf(202609, { ...earning(1_000_000), health: { system: 'ISAPRE', ...health } })
  expect(paid({ planUf: '1' })).toMatchObject({ SALUD_LEGAL: 70_000, SALUD_ADICIONAL: 0 })
  expect(paid({ planUf: '2.5' })).toMatchObject({ PLAN_ISAPRE: 102_643, SALUD_ADICIONAL: 32_643 })
  expect(paid({ planPesos: '90000' }).SALUD_TOTAL).toBe(90_000)
  expect(paid({ planPercent: '8.5' }).SALUD_TOTAL).toBe(85_000)
})

test('leave months charge the plan by days worked, on the cap that the subsidy leaves', () => {
  const input = {
    ...earning(9_000_000),
    health: { system: 'ISAPRE' as const, planUf: '3' },
    days: { medical: 15 },
  }
  const paid = payslipOf(202609, input)
  expect(paid).toMatchObject({ TOPE_IMPONIBLE: 1_847_574, PLAN_ISAPRE: 61_586 })
  const byDays = payslipOf(202609, input, { choices: { TOPE_LICENCIA: 'POR_DIAS' } })
  expect(byDays).toMatchObject({ TOPE_IMPONIBLE: 1_847_574, PLAN_ISAPRE: 61_586 })
  const whole = payslipOf(202609, input, {
    choices: { TOPE_LICENCIA: 'ENTERO', PLAN_LICENCIA: 'ENTERO' },
  })
  expect(whole).toMatchObject({ TOPE_IMPONIBLE: 3_695_148, PLAN_ISAPRE: 123_172 })
})

test.each([
  ['open-ended', {}, {}, [6000, 24_000]],
  ['fixed term', { type: 'FIXED' }, {}, [0, 30_000]],
  ['for a work', { type: 'BY_WORK_OR_TASK' }, {}, [0, 30_000]],
  ['eleven years complete on the 30th', { start: '2015-09-30' }, {}, [0, 8000]],
  ['eleven years on the next day', { start: '2015-10-01' }, {}, [6000, 24_000]],
  ['domestic worker', { domesticWorker: true }, {}, [0, 30_000]],
  ['under 18', {}, born(2010), [0, 0]],
  ['owner', { corporateSalary: true }, {}, [0, 0]],
  [
    'partial disability',
    {},
    { pensionStatus: 'PENSIONED_ACTIVE', partialDisability: true },
    [6000, 24_000],
  ],
] as const)('unemployment insurance, %s', (_, contract, person, [worker, employer]) => {
  const paid = payslipOf(202609, { ...earning(1_000_000, contract), person })
  expect([paid.AFC, paid.AFC_EMPLEADOR]).toEqual([worker, employer])
})

test('who joined no unemployment insurance pays none', () => {
  const paid = payslipOf(202609, { ...earning(1_000_000), unemployment: { insured: false } })
  expect([paid.AFC, paid.AFC_EMPLEADOR]).toEqual([0, 0])
})

test('a domestic worker has 1,11 % more, for the indemnity that is always paid', () => {
  const paid = payslipOf(202609, earning(600_000, { domesticWorker: true }))
  expect(paid.INDEMNIZACION_TODO_EVENTO).toBe(6660)
})

test('heavy work is paid by both sides and lowers the tax', () => {
  const paid = payslipOf(202609, earning(2_000_000, { heavyWork: 'HEAVY' }))
  expect(paid).toMatchObject({ COTIZACION_PESADO: 40_000, PESADO_EMPLEADOR: 40_000 })
  const light = payslipOf(202609, earning(2_000_000, { heavyWork: 'LESS_HEAVY' }))
  expect(light.COTIZACION_PESADO).toBe(20_000)
  expect(Number(light.BASE_TRIBUTABLE) - Number(paid.BASE_TRIBUTABLE)).toBe(20_000)
})

test('two employers share one cap in proportion to what each pays', () => {
  const input = { ...earning(3_000_000), person: { otherIncome: '1000000' } }
  expect(payslipOf(202609, input).BASE_PREVISIONAL).toBe(2_771_361)
  const small = { ...earning(1_000_000), person: { otherIncome: '500000' } }
  expect(payslipOf(202609, small).BASE_PREVISIONAL).toBe(1_000_000)
})

test('two employers together contribute on one cap, give or take a peso of rounding', () => {
  const pay = fc.integer({ min: 1, max: 9_000_000 })
  fc.assert(
    fc.property(pay, pay, (here, there) => {
      const base = (own: number, other: number) =>
        Number(
          payslipOf(202609, { ...earning(own), person: { otherIncome: String(other) } })
            .BASE_PREVISIONAL,
        )
      const both = base(here, there) + base(there, here)
      expect(Math.abs(both - Math.min(3_695_148, here + there))).toBeLessThanOrEqual(1)
    }),
    { numRuns: 40 },
  )
})

test('the IPS takes the rate that is given, on sixty UF at most', () => {
  const paid = payslipOf(202609, {
    ...earning(3_000_000),
    pension: { scheme: 'IPS', ipsRate: '18.84' },
  })
  expect(paid).toMatchObject({
    BASE_PREVISIONAL: 2_463_432,
    COTIZACION_IPS: 464_111,
    COTIZACION_AFP: 0,
  })
})

test('regime B lowers the tax up to fifty UF; regime A and the voluntary account do not', () => {
  const saved = (savings: object) => payslipOf(202609, { ...earning(6_000_000), savings })
  const none = Number(saved({}).BASE_TRIBUTABLE)
  const b = { uf: '10', pesos: '1000', percent: '0' }
  expect(saved({ apvB: b })).toMatchObject({ APV_B: 411_572, BASE_TRIBUTABLE: none - 411_572 })
  expect(saved({ apvA: b, account2: b }).BASE_TRIBUTABLE).toBe(none)
  const capped = saved({ apvB: { uf: '60', pesos: '0', percent: '0' } })
  expect(capped).toMatchObject({
    TOPE_APV: 2_052_860,
    REBAJA_APV: 2_052_860,
    BASE_TRIBUTABLE: none - 2_052_860,
  })
  expect(saved({ apvB: b, apvcB: b }).REBAJA_APV).toBe(823_144)
})

test('the reform by month: nothing, one per cent, then 3,5 % with the SIS inside', () => {
  const on = (month: number) => {
    const paid = payslipOf(month, {
      ...earning(1_000_000),
      company: { mutualAdditionalRate: '0.95' },
    })
    const { CUENTA_INDIVIDUAL, RENTABILIDAD_PROTEGIDA, EXPECTATIVA_VIDA, SIS } = paid
    return [CUENTA_INDIVIDUAL, RENTABILIDAD_PROTEGIDA, EXPECTATIVA_VIDA, SIS]
  }
  expect(on(202507)).toEqual([0, 0, 0, 18_800])
  expect(on(202508)).toEqual([1000, 0, 9000, 18_800])
  expect(on(202607)).toEqual([1000, 0, 9000, 16_200])
  expect(on(202608)).toEqual([1000, 9000, 7200, 17_800])
})

test('work accidents: basic, the company’s additional and SANNA in one multiplication', () => {
  const paid = payslipOf(202609, {
    ...earning(1_000_000),
    company: { mutualAdditionalRate: '0.95' },
  })
  expect(paid.SEGURO_ACCIDENTES).toBe(18_800)
})

test('with the young worker subsidy the person pays the SIS', () => {
  const paid = payslipOf(202609, { ...earning(600_000), person: { youngSubsidy: true } })
  expect(paid).toMatchObject({ SIS: 0, SIS_TRABAJADOR: 10_680 })
})

test('family allowance: whole from 25 days on, in thirtieths below, by hours in part time', () => {
  const paid = (absence: number, contract: object = {}) =>
    payslipOf(202609, {
      ...earning(600_000, contract),
      days: { absence },
      family: { bracket: 'B', simple: 2 },
    }).ASIGNACION_FAMILIAR
  expect(paid(5)).toBe(27_740)
  expect(paid(6)).toBe(22_192)
  expect(paid(0, { weeklyHours: '21' })).toBe(13_870)
})

test('the State pays the family allowance: it is in the net and not in the cost', () => {
  const family = { bracket: 'A' as const, simple: 2 }
  const [alone, with2] = [{}, { family }].map((rest) =>
    payslipOf(202609, { ...earning(600_000), ...rest }),
  )
  expect(Number(with2?.LIQUIDO) - Number(alone?.LIQUIDO)).toBe(45_202)
  expect(with2?.COSTO_EMPRESA).toBe(alone?.COSTO_EMPRESA)
})

test('a pensioner who contributes pays the AFP, and the employer neither SIS nor reform', () => {
  const paid = payslipOf(202609, {
    ...earning(1_000_000),
    person: { pensionStatus: 'PENSIONED_ACTIVE' },
  })
  expect(paid).toMatchObject({ COTIZACION_AFP: 104_600, SIS: 0, CUENTA_INDIVIDUAL: 0, AFC: 0 })
})

test('the pay of an owner contributes and pays tax under its own name', () => {
  const paid = payslipOf(202609, earning(2_000_000, { corporateSalary: true }))
  expect(paid).toMatchObject({ SUELDO_BASE: 0, SUELDO_EMPRESARIAL: 2_000_000, AFC: 0 })
  expect(paid.COTIZACION_AFP).toBe(209_200)
})

test('the bracket of an income that equals a limit is the lower one', () => {
  const paid = (averageIncome: string) =>
    payslipOf(202609, {
      ...earning(600_000),
      family: { bracket: 'BY_INCOME', averageIncome, simple: 1 },
    }).ASIGNACION_FAMILIAR
  expect(['649039', '649040', '1478539', '1478540'].map(paid)).toEqual([22_601, 13_870, 4382, 0])
})
