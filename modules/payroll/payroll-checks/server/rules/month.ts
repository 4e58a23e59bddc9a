import { monthLabel, type YearMonth } from '#chile/period.ts'
import type { CheckRule, Figure } from '../../model/check.ts'

/** The input of a rule about the whole month. */
export type MonthFigures = {
  yearMonth: YearMonth
  changesSince: number
  /** The month with the figures its calculation used; the field below has today's. */
  used: { name: string; variables: Readonly<Record<string, number>> }
  today: Readonly<Record<string, number>>
  /** Labels of the month's figures without a reliable source. */
  doubtful: readonly string[]
  total: number
  totalBefore: number | null
}

/** A rule about the whole month: a pure function that answers its figures when it applies. */
export type MonthRule = CheckRule & { find: (month: MonthFigures) => readonly Figure[] | undefined }

/** The figures that every payslip reads. */
export const watched = ['UF', 'UTM', 'IMM', 'TOPE_IMPONIBLE_UF', 'TOPE_CESANTIA_UF', 'TASA_SIS']

export const monthRules: readonly MonthRule[] = [
  {
    code: 'CAMBIOS_SIN_CALCULAR',
    title: 'Cambios posteriores al cálculo',
    severity: 'ERROR',
    group: 'MONTH',
    looksAt: 'Los cambios de contratos, personas y conceptos desde el cálculo',
    message: '{n0 cambio|cambios} después del cálculo: calcule de nuevo',
    fix: 'MONTH',
    find: ({ changesSince }) => (changesSince > 0 ? [changesSince] : undefined),
  },
  {
    code: 'INDICADOR_DE_OTRO_MES',
    title: 'Indicadores de otro mes',
    severity: 'ERROR',
    group: 'MONTH',
    looksAt: 'El mes de las cifras legales con que se calculó',
    message: 'Se calculó con los indicadores de {t0}',
    fix: 'MONTH',
    find: ({ used, yearMonth }) => (used.name === monthLabel(yearMonth) ? undefined : [used.name]),
  },
  {
    code: 'INDICADOR_DISTINTO',
    title: 'Indicador que ya no es el vigente',
    severity: 'ERROR',
    group: 'MONTH',
    looksAt: 'UF, UTM, ingreso mínimo, topes y SIS del cálculo contra los vigentes del mes',
    message: '{t0} cambió desde el cálculo: calcule de nuevo',
    fix: 'MONTH',
    find: ({ used, today }) => {
      const moved = watched.filter((key) => used.variables[key] !== today[key])
      return moved.length > 0 ? [moved.join(', ')] : undefined
    },
  },
  {
    code: 'INDICADOR_DUDOSO',
    title: 'Indicador dudoso',
    severity: 'WARNING',
    group: 'MONTH',
    looksAt: 'Las cifras legales del mes que no tienen una fuente que las confirme',
    message: 'Sin confirmar: {t0}',
    fix: 'MONTH',
    find: ({ doubtful }) => (doubtful.length > 0 ? [doubtful.join(', ')] : undefined),
  },
  {
    code: 'TOTAL_SALTA',
    title: 'El total del mes se duplica o cae a la mitad',
    severity: 'WARNING',
    group: 'MONTH',
    looksAt: 'El líquido total contra el del mes anterior',
    message: 'Se pagan {$0} y el mes anterior fueron {$1}',
    fix: 'MONTH',
    find: ({ total, totalBefore }) =>
      totalBefore !== null &&
      totalBefore > 0 &&
      (total > 2 * totalBefore || total * 2 < totalBefore)
        ? [total, totalBefore]
        : undefined,
  },
]
