import { scaled, scaledNumber } from '#chile/money/decimal.ts'
import type { FactDef, Facts, Unit } from '#formula/types.ts'
import { InputError } from '../../input.ts'
import { completeFiniquito, endings, type FiniquitoInput, type PartialFiniquito } from '../input.ts'
import { dayNumber, protectionLeft, serviceTime, type ServiceTime } from './time.ts'

type Read = (input: FiniquitoInput, time: ServiceTime) => string | number | boolean
type Row = FactDef & { readonly read: Read; readonly path: string }

function fact(
  [code, path]: readonly [string, string],
  label: string,
  unit: Unit,
  max: string,
  read: Read,
): Row {
  const decimals = max.split('.')[1]?.length ?? 0
  return { code, path, label, unit, decimals, min: 0, max: Number(scaled(max, decimals)), read }
}

const pesos = (code: string, path: string, label: string, read: Read, max = '999999999') =>
  fact([code, path], label, 'CLP', max, read)
const flag = (code: string, path: string, label: string, read: Read) =>
  fact([code, path], label, 'LOGICO', '1', read)

const codes = Object.keys(endings)

const contract: readonly Row[] = [
  {
    ...fact(['CAUSAL', 'ending'], 'Causal', 'OPCION', String(codes.length - 1), ({ ending }) =>
      codes.indexOf(ending),
    ),
    options: codes,
  },
  fact(['ANOS_SERVICIO', 'end'], 'Años completos de servicio', 'años', '99', (_, t) => t.years),
  fact(['MESES_RESTO', 'end'], 'Meses sobre los años completos', 'meses', '11', (_, t) => t.months),
  fact(['DIAS_RESTO', 'end'], 'Días sobre los meses completos', 'días', '31', (_, t) => t.days),
  fact(['MESES_SERVICIO', 'end'], 'Meses completos', 'meses', '1199', (_, t) => t.allMonths),
  fact(
    ['FECHA_CONTRATO', 'signedOn'],
    'Fecha del contrato (AAAAMMDD)',
    'número',
    '99991231',
    ({ signedOn, start }) => dayNumber(signedOn ?? start),
  ),
  flag('CASA_PARTICULAR', 'domesticWorker', 'Casa particular', (i) => i.domesticWorker),
  flag('AVISO_DADO', 'noticeGiven', 'Aviso de 30 días dado', (i) => i.noticeGiven),
  fact(
    ['PACTO_DIAS_POR_ANO', 'pact.daysPerYear'],
    'Días por año que el pacto da',
    'días',
    '99.99',
    (i) => i.pact.daysPerYear,
  ),
  flag(
    'PACTO_TODA_CAUSAL',
    'pact.anyCause',
    'El pacto rige con toda causal',
    (i) => i.pact.anyCause,
  ),
  flag(
    'PACTO_SIN_TOPE_ANOS',
    'pact.withoutYearsCap',
    'El pacto no tiene tope de años',
    (i) => i.pact.withoutYearsCap,
  ),
  flag(
    'PACTO_SIN_TOPE_UF',
    'pact.withoutUfCap',
    'El pacto no tiene tope en UF',
    (i) => i.pact.withoutUfCap,
  ),
]

const maternity: readonly Row[] = [
  fact(
    ['MESES_DE_FUERO', 'maternity.until'],
    'Meses enteros de fuero maternal que restan sin subsidio',
    'meses',
    '36',
    (i) => protectionLeft(i.end, i.maternity).months,
  ),
  fact(
    ['DIAS_DE_FUERO', 'maternity.until'],
    'Días de fuero maternal sobre los meses enteros',
    'días',
    '31',
    (i) => protectionLeft(i.end, i.maternity).days,
  ),
]

const variable = (place: number) => (i: FiniquitoInput) => i.pay.variable[place] ?? '0'

const pay: readonly Row[] = [
  pesos('SUELDO_MENSUAL', 'pay.salary', 'Sueldo mensual', (i) => i.pay.salary),
  pesos('OTROS_FIJOS', 'pay.fixed', 'Otros haberes fijos de cada mes', (i) => i.pay.fixed),
  pesos(
    'FIJO_SEGUN_SUELDO',
    'pay.ofSalary',
    'De ellos, los que son un porcentaje del sueldo',
    (i) => i.pay.ofSalary,
  ),
  pesos(
    'GRATIFICACION_MES',
    'pay.gratification',
    'Gratificación de cada mes',
    (i) => i.pay.gratification,
  ),
  pesos(
    'ASIGNACIONES_MES',
    'pay.allowances',
    'Colación y movilización de cada mes',
    (i) => i.pay.allowances,
  ),
  pesos('VARIABLE_1', 'pay.variable', 'Variable del primer mes', variable(0)),
  pesos('VARIABLE_2', 'pay.variable', 'Variable del segundo mes', variable(1)),
  pesos('VARIABLE_3', 'pay.variable', 'Variable del tercer mes', variable(2)),
  fact(
    ['MESES_VARIABLE', 'pay.variable'],
    'Meses que se promedian',
    'meses',
    '3',
    (i) => i.pay.variable.length,
  ),
  pesos(
    'PROMEDIO_TRES',
    'pay.lastThree',
    'Promedio de las tres últimas remuneraciones',
    (i) => i.pay.lastThree,
  ),
  pesos('ULTIMA_DEVENGADA', 'pay.last', 'Última remuneración mensual devengada', (i) => i.pay.last),
  pesos(
    'PROMEDIO_24',
    'pay.average24',
    'Promedio reajustado de los últimos 24 meses',
    (i) => i.pay.average24,
  ),
  pesos('LIQUIDO_MES', 'lastPayslip', 'Líquido de la última liquidación', (i) => i.lastPayslip),
]

const rest: readonly Row[] = [
  fact(
    ['FERIADO_HABILES', 'vacation.businessDays'],
    'Días hábiles de feriado por pagar',
    'días',
    '999.99999',
    (i) => i.vacation.businessDays,
  ),
  fact(
    ['FERIADO_INHABILES', 'vacation.nonWorkingDays'],
    'Sábados, domingos y festivos intermedios',
    'días',
    '999',
    (i) => i.vacation.nonWorkingDays,
  ),
  flag(
    'FERIADO_DIFERIDO',
    'vacation.deferred',
    'Feriado que pasa al contrato siguiente',
    (i) => i.vacation.deferred,
  ),
  pesos(
    'SALDO_AFC',
    'afcEmployerBalance',
    'Saldo del aporte del empleador en la AFC',
    (i) => i.afcEmployerBalance,
  ),
  pesos(
    'SALDO_TODO_EVENTO',
    'fundBalance',
    'Saldo de la indemnización a todo evento',
    (i) => i.fundBalance,
  ),
  pesos(
    'MONTO_VOLUNTARIO',
    'voluntary',
    'Indemnización voluntaria o contractual',
    (i) => i.voluntary,
  ),
  pesos('IMPUESTO_ART_46', 'voluntaryTax', 'Impuesto de la reliquidación', (i) => i.voluntaryTax),
  pesos('ANTICIPOS_DADOS', 'deductions.advances', 'Anticipos dados', (i) => i.deductions.advances),
  pesos('PRESTAMOS_DEBIDOS', 'deductions.loans', 'Saldo de préstamos', (i) => i.deductions.loans),
  pesos('OTROS_DEBIDOS', 'deductions.others', 'Otros descuentos', (i) => i.deductions.others),
  pesos(
    'PENSION_ALIMENTOS',
    'alimony.pesos',
    'Pensión de alimentos de un mes',
    (i) => i.alimony.pesos,
  ),
  fact(
    ['PORCENTAJE_ALIMENTOS', 'alimony.percent'],
    'Porcentaje que se retiene para alimentos',
    '%',
    '100.0000',
    (i) => i.alimony.percent,
  ),
]

const table: readonly Row[] = [...contract, ...maternity, ...pay, ...rest]

/** What the engine knows of the facts of every finiquito. */
export const finiquitoFactDefs: readonly FactDef[] = table

/** The scaled facts of one finiquito. Throws InputError at the part that cannot be read. */
export function finiquitoFacts(given: PartialFiniquito, lastDayIncluded: boolean): Facts {
  const input = completeFiniquito(given)
  if (input.end < input.start) {
    throw new InputError('end', 'El término no puede ser anterior al inicio del contrato')
  }
  if (input.pay.variable.length > 3) {
    throw new InputError('pay.variable', 'El promedio es de tres meses como máximo')
  }
  const time = serviceTime(input.start, input.end, lastDayIncluded)
  return Object.fromEntries(table.map((row) => [row.code, scale(row, row.read(input, time))]))
}

function scale(row: Row, value: string | number | boolean): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  try {
    return row.unit === 'OPCION' ? Number(value) : scaledNumber(String(value), row.decimals)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new InputError(row.path, `${row.label}: ${error.message}`)
  }
}
