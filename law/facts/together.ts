import type { PayrollInput } from '../input.ts'
import { days, type FactRow, flag, number, pesos } from './kinds.ts'

type Field = keyof PayrollInput['together']
/** Sums over several contracts are larger than one amount of an item. */
const MOST = '999999999'

const count = (code: string, label: string, field: Field, min = '0') =>
  number(code, label, 'número', '99', ({ together }) => together[field], min)
const amount = (code: string, label: string, field: Field) =>
  pesos(code, label, ({ together }) => together[field], MOST)

/**
 * What the person's other contracts with the same employer in the month are worth, and what the
 * payslips of the earlier ones already carry: what belongs to a person and a month is calculated on
 * all of them, and each payslip takes what the earlier ones left.
 */
export const togetherFacts: readonly FactRow[] = [
  count('CONTRATOS_DEL_MES', 'Contratos del mes con el mismo empleador', 'contracts', '1'),
  count('CONTRATOS_ANTES', 'Contratos del mes que comenzaron antes', 'before'),
  amount('IMPONIBLE_ANTES', 'Imponible de los contratos anteriores del mes', 'taxableBefore'),
  amount('IMPONIBLE_DESPUES', 'Imponible de los contratos siguientes del mes', 'taxableAfter'),
  amount(
    'GRATIFICACION_ANTES',
    'Gratificación del art. 50 en los contratos anteriores del mes',
    'gratification',
  ),
  amount(
    'GRATIFICABLE_ANTES',
    'Remuneraciones que gratifican en los contratos anteriores del mes',
    'gratifying',
  ),
  amount(
    'TOPE_GRATIFICACION_ANTES',
    'Tope de la gratificación en los contratos anteriores del mes',
    'gratificationCap',
  ),
  flag(
    'IMPUESTO_CONJUNTO',
    'Un contrato anterior del mes paga el mismo impuesto',
    ({ together }) => together.taxed,
  ),
  amount('RENTA_ANTES', 'Renta tributable de los contratos anteriores del mes', 'income'),
  amount('IMPUESTO_ANTES', 'Impuesto ya retenido en los contratos anteriores del mes', 'tax'),
  amount(
    'REBAJA_SALUD_ANTES',
    'Salud que ya rebajó el impuesto en los contratos anteriores del mes',
    'healthRebate',
  ),
  amount(
    'REBAJA_APV_ANTES',
    'APV que ya rebajó el impuesto en los contratos anteriores del mes',
    'savingRebate',
  ),
  amount(
    'REBAJA_SOBRANTE_ANTES',
    'Rebajas que la renta de los contratos anteriores del mes no alcanzó a usar',
    'unusedRebate',
  ),
  days(
    'DIAS_TABLA_ANTES',
    'Días de la tabla del impuesto en los contratos anteriores del mes',
    ({ together }) => together.taxDays,
  ),
  days(
    'DIAS_LICENCIA_OTROS',
    'Treintavos de licencia en otros contratos del mes',
    ({ together }) => together.leaveDays,
  ),
  amount(
    'RETENCION_ANTES',
    'Base de la retención judicial en los contratos anteriores del mes',
    'alimonyBase',
  ),
  amount(
    'ALIMENTOS_ANTES',
    'Alimentos ya retenidos en los contratos anteriores del mes',
    'alimony',
  ),
  amount(
    'INTACTO_ANTES',
    'Lo que los contratos anteriores del mes ya dejaron libre de embargo',
    'unseized',
  ),
  amount('SINDICAL_ANTES', 'Cuota sindical pedida en los contratos anteriores del mes', 'unionFee'),
  amount(
    'ASIGNACION_ANTES',
    'Asignación familiar de los contratos anteriores del mes',
    'familyAllowance',
  ),
  days(
    'DIAS_ASIGNACION_ANTES',
    'Días con remuneración o subsidio en los contratos anteriores del mes',
    ({ together }) => together.allowanceDays,
  ),
  number(
    'HORAS_ANTES',
    'Jornada semanal de los contratos anteriores que rigen a la vez',
    'horas',
    '999.99',
    ({ together }) => together.weeklyHours,
  ),
  amount('ACORDADOS_ANTES', 'Descuentos acordados en los contratos anteriores del mes', 'agreed'),
  amount('VIVIENDA_ANTES', 'Cuotas de vivienda en los contratos anteriores del mes', 'housing'),
  amount(
    'COOPERATIVA_ANTES',
    'Cuotas de cooperativa en los contratos anteriores del mes',
    'cooperative',
  ),
  amount(
    'CONJUNTO_ANTES',
    'Descuentos del límite conjunto en los contratos anteriores del mes',
    'jointly',
  ),
  amount(
    'PREFERENTE_ANTES',
    'Embargo preferente ya retenido en los contratos anteriores del mes',
    'privileged',
  ),
  amount(
    'MANTENCION_ANTES',
    'Mantención de la familia ya retenida en los contratos anteriores del mes',
    'familySupport',
  ),
  amount(
    'EMBARGABLE_ANTES',
    'Embargable sobre 56 UF en los contratos anteriores del mes',
    'seizable',
  ),
  amount('EMBARGADO_ANTES', 'Embargo ya retenido en los contratos anteriores del mes', 'seized'),
]
