import type { CheckFixCode, CheckRule } from '../../model/check.ts'
import type { Found } from '../finding.ts'

/** People who work in the month and get no payslip. */
export const leftOutRules: readonly CheckRule[] = [
  {
    code: 'SIN_LIQUIDACION',
    title: 'Contratos sin liquidación',
    severity: 'ERROR',
    answerable: true,
    group: 'MONTH',
    looksAt: 'Los contratos del mes que no se pudieron calcular',
    message: 'Queda sin liquidación: {t0}',
    fix: 'PERSON',
  },
]

type LeftOut = { contractId: number; code: string | null; message: string | null }

/** The place to correct each reason; every other reason is corrected in the entries. */
const places: Readonly<Record<string, CheckFixCode>> = {
  FICHA_INCOMPLETA: 'PERSON',
  CONTRATO_INCOMPLETO: 'CONTRACT',
}

/** A finding for each contract without payslip, with its reason. */
export const leftOutFindings = (left: readonly LeftOut[]): Found[] =>
  left.map(({ contractId, code, message }) => ({
    rule: 'SIN_LIQUIDACION',
    contractId,
    figures: [small(message ?? 'todavía no se calcula')],
    fix: code === null ? 'MONTH' : (places[code] ?? 'ENTRIES'),
  }))

/** Lower case inside a sentence: «falta la AFP», but «AFP desconocida» keeps its capitals. */
const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${(text[0] ?? '').toLowerCase()}${text.slice(1)}` : text
