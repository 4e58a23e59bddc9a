import { compileKernels, createBlock, setFacts, valuesOf } from '#formula/index.ts'
import { unscaled } from '#chile/money/decimal.ts'
import {
  type Concept,
  type Payroll,
  type PayrollInput,
  openPayroll,
  payslipFacts,
} from '#law/index.ts'
import { months } from './figures.ts'
import { type Choices } from './ledger.ts'
import { referencePayslip } from './payslip.ts'

/** A month of a company whose choices the product and the reference follow. */
export type World = {
  readonly month: number
  readonly choices: Choices
  readonly payslip: (input: PayrollInput) => ReadonlyMap<string, string>
  readonly concepts: readonly Concept[]
}

/** The first answers of the law, and every other one, in two halves that cut and round. */
export const choices: readonly Choices[] = [
  {},
  {
    CONVENCION_INGRESO: 'TREINTA',
    CONVENCION_LICENCIA: 'TREINTA',
    TOPE_GRATIFICACION: 'POR_DIAS',
    TOPE_GRATIFICACION_PARCIAL: 'POR_HORAS',
    TOPE_LICENCIA: 'ENTERO',
    COMPLEMENTO_LICENCIA: 'IMPONIBLE',
    ASIGNACION_LICENCIA: 'PAGADOR',
    EMBARGO_Y_ALIMENTOS: 'ANTES',
    FACTOR_HORA_EXTRA: 'SIETE_DECIMALES',
    SIS_MUJER_60: 'HASTA_60',
  },
  {
    REDONDEO: 'TRUNCATE',
    UF_DEL_MES: 'MES_ANTERIOR',
    TOPE_LICENCIA: 'POR_DIAS',
    PLAN_LICENCIA: 'ENTERO',
    ASIGNACION_PARCIAL: 'ENTERA',
    ASIGNACION_CARENCIA: 'CUENTAN',
    REBAJA_SALUD: 'SOLO_LEGAL',
    RENTABILIDAD_LICENCIA: 'TAMBIEN',
    GRATIFICACION_LICENCIA: 'COMPLETA',
    EMPLEADOR_EN_LICENCIA: 'SI',
    SIS_MUJER_60: 'HASTA_65',
    PESADO_EXENTOS: 'SI',
  },
]

/** Each month with each of the choices. `change` plants a mistake in a formula of the law. */
export const worlds = (change?: (payroll: Payroll) => Payroll): World[] =>
  months.flatMap((month) => choices.map((chosen) => worldOf(month, chosen, change)))

export function worldOf(
  month: number,
  chosen: Choices,
  change: (payroll: Payroll) => Payroll = (payroll) => payroll,
): World {
  const payroll = change(openPayroll(month, { settings: { choices: chosen } }))
  const { plan, period } = payroll
  const kernels = compileKernels(plan, period)
  const block = createBlock(plan, 1)
  const decimals = new Map(
    [...plan.library.concepts, ...plan.library.facts].map((def) => [def.code, def.decimals]),
  )
  const payslip = (input: PayrollInput) => {
    const facts = payslipFacts(payroll, input)
    setFacts(plan, block, 0, facts)
    const [error] = kernels.run(block, 1)
    if (error) throw new Error(error.message)
    const values = Object.entries({ ...facts, ...valuesOf(plan, block, 0) })
    return new Map(
      values.map(([code, value]) => [code, unscaled(BigInt(value), decimals.get(code) ?? 0)]),
    )
  }
  return { month, choices: chosen, payslip, concepts: plan.library.concepts }
}

/** The lines on which the product and the reference differ, in words; empty when they agree. */
export function disagreements(world: World, input: PayrollInput): string[] {
  const ours = world.payslip(input)
  return [...referencePayslip(input, world.choices)].flatMap(([code, expected]) => {
    const given = ours.get(code)
    return given === expected ? [] : [`${code}: ${given} y la referencia ${expected}`]
  })
}
