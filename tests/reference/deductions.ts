import { savingLines } from './contributions.ts'
import { Fraction, sum, zero } from './fraction.ts'
import { type Debt, debts } from './items.ts'
import type { Ledger } from './ledger.ts'
import { isPartTime, partOfWeek, payLines } from './pay.ts'

const legal = [
  'COTIZACION_AFP',
  'COTIZACION_IPS',
  'COTIZACION_PESADO',
  'SALUD_LEGAL',
  'SALUD_ADICIONAL',
  'AFC',
  'SIS_TRABAJADOR',
  'IMPUESTO_UNICO',
  'IMPUESTO_ADICIONAL',
]
const courts = ['RETENCION_JUDICIAL', 'EMBARGO_PREFERENTE', 'MANTENCION_FAMILIAR']

/** From what was earned to what is paid (Código del Trabajo, arts. 57 to 59; Ley 14.908). */
export function writeDeductions(ledger: Ledger): void {
  writeFamilyAllowance(ledger)
  const exempt = [...payLines[23], 'ASIGNACION_FAMILIAR']
  ledger.write('TOTAL_NO_IMPONIBLE', ledger.total([...exempt, ...payLines[24]]))
  const whole = ledger.write(
    'TOTAL_HABERES',
    ledger.total(['TOTAL_IMPONIBLE', 'TOTAL_NO_IMPONIBLE']),
  )
  const byLaw = ledger.write('TOTAL_DESCUENTOS_LEGALES', ledger.total(legal))
  const seizable = whole.minus(ledger.read('ASIGNACION_FAMILIAR')).minus(byLaw)
  ledger.write('BASE_RETENCION', seizable.atLeast(0))
  writeHalf(ledger)
  const left = whole.minus(byLaw).minus(ledger.total([...savingLines, ...courts]))
  ledger.write('DISPONIBLE', left.atLeast(0))
  writeDebts(ledger)
  writeNet(ledger)
}

/**
 * DFL 150, art. 12: thirtieths of the days with taxable pay, whole from 25 on; who receives a
 * subsidy goes on receiving it from the employer (SUSESO, dictamen 1968 of 1988). The first days of
 * a leave, which nobody pays, are not among them.
 */
function writeFamilyAllowance(ledger: Ledger): void {
  const { family, leave } = ledger.input
  const byIncome = ledger.figures.family.find(
    ([limit]) => !Fraction.of(family.averageIncome).isOver(limit),
  )
  const bracket = { A: 0, B: 1, C: 2 }
  const hasProof = Fraction.of(family.averageIncome).isOver(0)
  const amount =
    family.bracket === 'BY_INCOME'
      ? hasProof
        ? (byIncome?.[1] ?? 0)
        : 0
      : family.bracket === 'D'
        ? 0
        : (ledger.figures.family[bracket[family.bracket]]?.[1] ?? 0)
  ledger.write('MONTO_CARGA', amount)
  const units = ledger.write(
    'UNIDADES_CARGA',
    family.simple + family.maternal + 2 * family.disabled,
  )
  const countsAlways =
    ledger.chose('ASIGNACION_CARENCIA', 'CUENTAN') &&
    !ledger.chose('ASIGNACION_LICENCIA', 'PAGADOR')
  const firstDays =
    countsAlways ||
    ((leave.employer === 'FIRST_DAYS' || leave.employer === 'FULL') &&
      ledger.chose('COMPLEMENTO_LICENCIA', 'IMPONIBLE'))
      ? ledger.read('DIAS_CARENCIA')
      : zero
  const subsidised = ledger.chose('ASIGNACION_LICENCIA', 'PAGADOR')
    ? zero
    : ledger.read('DIAS_LICENCIA').minus(ledger.read('DIAS_CARENCIA'))
  const paid = ledger.read('DIAS_TRABAJADOS').plus(subsidised).plus(firstDays)
  const share = paid.isOver('24') ? Fraction.of(1) : paid.over(30)
  const isReduced = isPartTime(ledger) && !ledger.chose('ASIGNACION_PARCIAL', 'ENTERA')
  const hours = isReduced ? partOfWeek(ledger) : 1
  ledger.write('ASIGNACION_FAMILIAR', units.times(amount).times(share).times(hours))
}

/** Alimony first, then privileged seizures and the family's support: half at most, together. */
function writeHalf(ledger: Ledger): void {
  const { alimony, seizure, familySupport } = ledger.input.deductions
  const base = ledger.read('BASE_RETENCION')
  const half = base.over(2)
  const asked = Fraction.of(alimony.pesos)
    .plus(Fraction.of(alimony.utm).times(ledger.figures.utm))
    .plus(ledger.inPesos(alimony.uf))
    .plus(base.percent(alimony.percent))
  const first = ledger.write('RETENCION_JUDICIAL', asked.upTo(half))
  const left = half.minus(first).atLeast(0)
  const second = ledger.write('EMBARGO_PREFERENTE', Fraction.of(seizure.privileged).upTo(left))
  const rest = left.minus(second).atLeast(0)
  ledger.write('MANTENCION_FAMILIAR', Fraction.of(familySupport).upTo(rest))
}

/** Art. 58, in order, each from what those before it left. */
function writeDebts(ledger: Ledger): void {
  const { union } = ledger.input.deductions
  const pay = ledger.read('TOTAL_IMPONIBLE')
  const fee = ledger.inWholePesos(pay.percent(union.percent).plus(union.pesos))
  const taken = [ledger.write('CUOTA_SINDICAL', fee.upTo(ledger.read('DISPONIBLE')))]
  let missing = fee.minus(sum(taken))
  const left = () => ledger.read('DISPONIBLE').minus(sum(taken)).atLeast(0)
  const takeAll = (kinds: readonly Debt['kind'][]) => {
    for (const debt of debts.filter(({ kind }) => kinds.includes(kind))) {
      const asked = askedBy(ledger, debt)
      const given = ledger.write(debt.code, asked.upTo(left()).upTo(limitOf(ledger, debt)))
      taken.push(given)
      missing = missing.plus(asked.minus(given))
    }
  }
  takeAll(['obligation'])
  taken.push(writeSeizure(ledger, left()))
  takeAll(['housing', 'cooperative', 'agreed', 'advance'])
  ledger.write('DESCUENTOS_PENDIENTES', missing)
}

function askedBy(ledger: Ledger, { code }: Debt): Fraction {
  const value = Fraction.of(ledger.input.items[code] ?? '0')
  // Ley 21.252: a percentage of what the tax is calculated on.
  if (code !== 'PRESTAMO_CLASE_MEDIA') return value
  return ledger.inWholePesos(ledger.read('BASE_TRIBUTABLE').percent(value))
}

/** 30% for housing, 25% for the cooperative, 15% agreed, 45% with the fee and the obligations. */
function limitOf(ledger: Ledger, { kind }: Debt): Fraction {
  const pay = ledger.read('TOTAL_IMPONIBLE')
  if (kind === 'obligation' || kind === 'advance') return pay.plus(ledger.read('DISPONIBLE'))
  const own = { housing: 30, cooperative: 25, agreed: 15 }[kind]
  const before = (among: readonly Debt[]) => ledger.total(among.map(({ code }) => code))
  const same = before(debts.filter((debt) => debt.kind === kind))
  const all = before(debts.filter((debt) => debt.kind !== 'advance'))
  const ofOwn = pay.percent(own).minus(same)
  const ofAll = pay.percent(45).minus(all).minus(ledger.read('CUOTA_SINDICAL'))
  return ofOwn.upTo(ofAll).atLeast(0)
}

/** Art. 57: what exceeds 56 UF after the obligations of art. 58 inc. 1. */
function writeSeizure(ledger: Ledger, available: Fraction): Fraction {
  const { seizure } = ledger.input.deductions
  const beforeCourts = ledger.chose('EMBARGO_Y_ALIMENTOS', 'ANTES')
  const obligations = debts.filter(({ kind }) => kind === 'obligation').map(({ code }) => code)
  const before = ledger.total([...(beforeCourts ? [] : courts), 'CUOTA_SINDICAL', ...obligations])
  const over = ledger.read('BASE_RETENCION').minus(before).minus(ledger.inPesos(56))
  const base = ledger.write('BASE_EMBARGO', over.atLeast(0))
  const share = base.percent(seizure.percent)
  const balance = Fraction.of(seizure.balance)
  const inPercent = ledger.write(
    'EMBARGO_EN_PORCENTAJE',
    balance.isOver(0) ? share.upTo(balance) : share,
  )
  const asked = Fraction.of(seizure.common).plus(inPercent)
  return ledger.write('EMBARGO', asked.upTo(base).upTo(available))
}

function writeNet(ledger: Ledger): void {
  const others = [
    ...savingLines,
    ...courts,
    'CUOTA_SINDICAL',
    'EMBARGO',
    ...debts.map(({ code }) => code),
  ]
  const rest = ledger.write('TOTAL_OTROS_DESCUENTOS', ledger.total(others))
  const all = ledger.write('TOTAL_DESCUENTOS', ledger.read('TOTAL_DESCUENTOS_LEGALES').plus(rest))
  const net = ledger.read('TOTAL_HABERES').minus(all)
  ledger.write('LIQUIDO', net.atLeast(0))
  ledger.write('ALCANCE_LIQUIDO', net.plus(ledger.read('ANTICIPO_SUELDO')).atLeast(0))
  const owed = net.times(-1).atLeast(0)
  ledger.write('SOBREGIRO', ledger.read('DESCUENTOS_PENDIENTES').plus(owed))
}
