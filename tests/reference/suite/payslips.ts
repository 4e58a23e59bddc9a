import { completeInput } from '#law/schema.ts'
import { referencePayslip } from '../payslip.ts'
import { expected, type SuiteFile } from './cases.ts'
import type { PayslipDraft } from './drafts.ts'
import {
  gratification,
  leaves,
  minimumIncome,
  otherGratification,
  overtime,
  overtimeOnBonus,
  partMonths,
  variablePay,
} from './pay-drafts.ts'
import {
  caps,
  employer,
  exempt,
  health,
  pension,
  savings,
  special,
  unemployment,
} from './insurance-drafts.ts'
import {
  deductions,
  familyAllowance,
  seizures,
  taxEdges,
  taxInside,
  taxPeriods,
} from './tax-drafts.ts'

const CHECKED_BY =
  'Referencia independiente (tests/reference): fracciones exactas, cada línea al peso, ' +
  'mitad hacia arriba'

const files: Readonly<Record<string, () => PayslipDraft[]>> = {
  'aportes-empleador': employer,
  'asignacion-familiar': familyAllowance,
  'ahorro-voluntario': savings,
  'casos-especiales': special,
  'comisiones-afp': pension,
  'descuentos-art-58': deductions,
  exentos: exempt,
  'gratificacion-art-50': gratification,
  'gratificacion-otras': otherGratification,
  'horas-extra': overtime,
  'horas-extra-bono': overtimeOnBonus,
  'impuesto-bordes': taxEdges,
  'impuesto-tramos': taxInside,
  'impuesto-periodos': taxPeriods,
  'ingreso-minimo': minimumIncome,
  licencias: leaves,
  'meses-parciales': partMonths,
  retenciones: seizures,
  'salud-isapre': health,
  'seguro-cesantia': unemployment,
  'semana-corrida': variablePay,
  topes: caps,
}

/** The payslips of the suite, each with what the reference pays. */
export const payslipFiles = (): SuiteFile[] =>
  Object.entries(files).map(([name, drafts]) => ({
    file: `reference/${name}.json`,
    cases: drafts().map(({ title, month, facts, codes, source }) => ({
      title,
      month,
      facts,
      expect: expected(codes, referencePayslip(completeInput({ ...facts, month }))),
      source,
      checkedBy: CHECKED_BY,
    })),
  }))
