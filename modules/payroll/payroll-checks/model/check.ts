import { formatDate } from '#chile/dates.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const CheckSeverity = catalog('CheckSeverity', { ERROR: 'Error', WARNING: 'Aviso' })

/** What a rule looks at: the groups of the screen. */
export const CheckGroup = catalog('CheckGroup', {
  PAYMENT: 'Pago',
  PERSON: 'Persona y previsión',
  CONTRACT: 'Contrato',
  TIME: 'Tiempo',
  ABSENCES: 'Ausencias',
  RESULT: 'Resultado',
  DEDUCTIONS: 'Descuentos',
  ITEMS: 'Haberes y descuentos ingresados',
  REVIEW: 'Revisión y publicación',
  OWED: 'Meses cerrados',
  MONTH: 'Mes',
})

/** Where a finding is put right. */
export const CheckFix = catalog('CheckFix', {
  PERSON: 'Datos personales',
  IDENTITY: 'Identificación',
  CONTACT: 'Contacto y domicilio',
  PREVISION: 'Previsión',
  HEALTH: 'Salud',
  FAMILY: 'Cargas y retenciones',
  PAYMENT_METHOD: 'Formas de pago',
  CONTRACT: 'Datos contrato',
  CENTERS: 'Centros de costo',
  ENTRIES: 'Novedades',
  ABSENCES: 'Ausencias',
  LASTING: 'Permanentes y cuotas',
  PAYSLIP: 'Liquidación',
  REVIEW: 'Comparar',
  RETROACTIVE: 'Ir a Retroactivos',
  MONTH: 'Mes',
  BUSINESS: 'Razón social',
})

export type CheckFixCode = ValueOf<typeof CheckFix>
type GroupCode = ValueOf<typeof CheckGroup>
type SeverityCode = ValueOf<typeof CheckSeverity>

/** One rule of the checks before closing. Rules are data: the tables of `server/rules`. */
export type CheckRule = {
  /** Never reused: notes name it. */
  code: string
  title: string
  severity: SeverityCode
  /** An error that may also be left as it is, with a note of why. Warnings always may. */
  answerable?: boolean
  group: GroupCode
  /** What it compares, for who wonders why it was found. */
  looksAt: string
  /**
   * The sentence of a finding. `{$0}` is the first figure in pesos, `{n1}` the second as a number,
   * `{n1 día|días}` with what it counts, `{d0}` a date, `{m0}` a month, `{t0}` a text.
   */
  message: string
  fix: CheckFixCode
}

export type Figure = string | number | null

/** The sentence of a rule with the figures of a finding. */
export const sentenceOf = ({ message }: Pick<CheckRule, 'message'>, figures: readonly Figure[]) =>
  message.replace(PLACE, (_all, kind: string, at: string, one?: string, several?: string) => {
    const figure = figures[Number(at)] ?? null
    const text = figureText(kind, figure)
    return one ? `${text} ${Number(figure) === 1 ? one : several}` : text
  })

const PLACE = /\{([$ndmt])(\d)(?: ([^|}]+)\|([^}]+))?\}/g

function figureText(kind: string, figure: Figure): string {
  if (figure === null) return 'sin dato'
  if (kind === '$') return formatPesos(Math.round(Number(figure)))
  if (kind === 'n') return formatNumber(Number(figure))
  if (kind === 'd') return formatDate(String(figure))
  if (kind === 'm') return monthLabel(Number(figure))
  return String(figure)
}

/** The views of the findings: all; errors and warnings without a note; what has one. */
export const CheckView = catalog('CheckView', {
  ALL: 'Todos',
  ERRORS: 'Errores',
  WARNINGS: 'Avisos sin nota',
  NOTED: 'Anotados',
})

type Viewed = { severity: SeverityCode; noted: boolean }

export function isInView(
  { severity, noted }: Viewed,
  view: (typeof CheckView.values)[number],
): boolean {
  if (view === 'ALL') return true
  if (view === 'NOTED') return noted
  return !noted && severity === (view === 'ERRORS' ? 'ERROR' : 'WARNING')
}

/** Errors first, then what still waits for a note. */
export const rankOf = ({ severity, noted }: { severity: string; noted: boolean }): number =>
  noted ? 2 : severity === 'ERROR' ? 0 : 1
