/**
 * The workload as a good programmer writes it by hand: plain doubles, one row object in, one row of
 * results out, in the order of the workload's concepts. In parts, so that each fits a screen.
 */
export type Row = Readonly<Record<string, number>>

const round = (x: number) => Math.floor(x + 0.5)

export function byHand(f: Row, v: Row, out: Float64Array, at: number): void {
  earned(f, v, out, at)
  allowances(f, out, at)
  contributed(f, v, out, at)
  deducted(f, v, out, at)
  employed(f, v, out, at)
}

function earned(f: Row, v: Row, out: Float64Array, at: number): void {
  const { SUELDO = 0, DIAS = 0, JORNADA = 1, DOMINGOS = 0, COMISIONES = 0 } = f
  const { BONO_A = 0, BONO_B = 0, DIAS_LABORALES = 1 } = f
  const hour = ((SUELDO / 30) * 28) / (4 * JORNADA)
  const base = round((SUELDO / 30) * DIAS)
  const overtime = round(hour * 1.5 * (f['HORAS_EXTRA'] ?? 0))
  const sunday = round(hour * 0.3 * 8 * DOMINGOS)
  const commission = round(COMISIONES)
  const attendance = round(DIAS === 30 ? BONO_A : (BONO_A / 30) * DIAS)
  const goal = round(BONO_B * 0.75)
  const zone = round(f['BONO_C'] ?? 0)
  const weekly = round((COMISIONES / DIAS_LABORALES) * DOMINGOS)
  const gratificationBase = round(base + overtime + commission + attendance + goal + weekly)
  const gratificationCap = round((4.75 * (v['IMM'] ?? 0)) / 12)
  const gratification = round(
    f['GRATIFICA'] === 1 ? Math.min(gratificationBase * 0.25, gratificationCap) : 0,
  )
  const taxable = round(
    base + overtime + sunday + commission + attendance + goal + zone + weekly + gratification,
  )
  out[at + 0] = base
  out[at + 1] = overtime
  out[at + 2] = sunday
  out[at + 3] = commission
  out[at + 4] = attendance
  out[at + 5] = goal
  out[at + 6] = zone
  out[at + 7] = weekly
  out[at + 8] = gratificationBase
  out[at + 9] = gratificationCap
  out[at + 10] = gratification
  out[at + 11] = taxable
}

function allowances(f: Row, out: Float64Array, at: number): void {
  const { DIAS = 0, OTRA_RENTA = 0 } = f
  const taxable = out[at + 11] as number
  const lunch = round(((f['COLACION'] ?? 0) / 30) * DIAS)
  const transport = round(((f['MOVILIZACION'] ?? 0) / 30) * DIAS)
  const travel = round(f['VIATICO'] ?? 0)
  const familyBracket =
    OTRA_RENTA <= 631976 ? 22601 : OTRA_RENTA <= 923067 ? 13870 : OTRA_RENTA <= 1439668 ? 4382 : 0
  const family = round(familyBracket * (f['CARGAS'] ?? 0))
  const notTaxable = round(lunch + transport + travel + family)
  const earnings = round(taxable + notTaxable)
  out[at + 12] = lunch
  out[at + 13] = transport
  out[at + 14] = travel
  out[at + 15] = familyBracket
  out[at + 16] = family
  out[at + 17] = notTaxable
  out[at + 18] = earnings
}

function contributed(f: Row, v: Row, out: Float64Array, at: number): void {
  const { UF = 0, TASA_SALUD = 0 } = v
  const { APV = 0 } = f
  const taxable = out[at + 11] as number
  const capAfp = round((v['TOPE_AFP'] ?? 0) * UF)
  const capAfc = round((v['TOPE_AFC'] ?? 0) * UF)
  const baseAfp = round(Math.min(taxable, capAfp))
  const baseAfc = round(Math.min(taxable, capAfc))
  const mandatory = round(baseAfp * 0.1)
  const afp = round(baseAfp * (0.1 + (f['TASA_AFP'] ?? 0)))
  const afpCommission = round(afp - mandatory)
  const legalHealth = round(baseAfp * TASA_SALUD)
  const plan = round((f['PLAN_UF'] ?? 0) * UF)
  const health = round(Math.max(legalHealth, plan))
  const extraHealth = round(health - legalHealth)
  const healthExcess = round(Math.max(0, legalHealth - plan))
  const healthRebate = round(Math.min(health, capAfp * TASA_SALUD))
  const openEnded = f['INDEFINIDO'] === 1
  const afc = round(openEnded ? baseAfc * 0.006 : 0)
  const apvRebate = round(Math.min(APV, (v['TOPE_APV'] ?? 0) * UF))
  const taxBase = round(Math.max(0, taxable - afp - healthRebate - afc - apvRebate))
  out[at + 19] = capAfp
  out[at + 20] = capAfc
  out[at + 21] = baseAfp
  out[at + 22] = baseAfc
  out[at + 23] = mandatory
  out[at + 24] = afp
  out[at + 25] = afpCommission
  out[at + 26] = legalHealth
  out[at + 27] = plan
  out[at + 28] = health
  out[at + 29] = extraHealth
  out[at + 30] = healthExcess
  out[at + 31] = healthRebate
  out[at + 32] = afc
  out[at + 33] = apvRebate
  out[at + 34] = taxBase
}

function deducted(f: Row, v: Row, out: Float64Array, at: number): void {
  const { UTM = 0 } = v
  const { APV = 0, PRESTAMO = 0 } = f
  const taxable = out[at + 11] as number
  const earnings = out[at + 18] as number
  const afp = out[at + 24] as number
  const health = out[at + 28] as number
  const afc = out[at + 32] as number
  const taxBase = out[at + 34] as number
  const tax = round(taxOf(taxBase, UTM))
  const legal = round(afp + health + afc + tax)
  const union = round(taxable * (f['TASA_SINDICATO'] ?? 0))
  const ccaf = round(taxable * (f['TASA_CCAF'] ?? 0))
  const courtBase = round(Math.max(0, earnings - legal))
  const court = round(Math.min(courtBase * (f['RETENCION'] ?? 0), courtBase * 0.5))
  const otherCap = round(earnings * 0.15)
  const asked = round(ccaf + PRESTAMO)
  const other = round(Math.min(asked, otherCap))
  const deductions = round(legal + union + court + other + APV)
  const net = round(earnings - deductions)
  const paid = round(Math.max(0, net - (f['ANTICIPO'] ?? 0)))
  out[at + 35] = tax
  out[at + 36] = legal
  out[at + 37] = union
  out[at + 38] = ccaf
  out[at + 39] = courtBase
  out[at + 40] = court
  out[at + 41] = otherCap
  out[at + 42] = asked
  out[at + 43] = other
  out[at + 44] = deductions
  out[at + 45] = net
  out[at + 46] = paid
}

function employed(f: Row, v: Row, out: Float64Array, at: number): void {
  const { SUELDO = 0, DIAS = 0, APV = 0 } = f
  const taxable = out[at + 11] as number
  const earnings = out[at + 18] as number
  const baseAfp = out[at + 21] as number
  const baseAfc = out[at + 22] as number
  const mandatory = out[at + 23] as number
  const net = out[at + 45] as number
  const openEnded = f['INDEFINIDO'] === 1
  const sis = round(baseAfp * (v['TASA_SIS'] ?? 0))
  const employerAfc = round(openEnded ? baseAfc * 0.024 : baseAfc * 0.03)
  const mutual = round(baseAfp * (f['TASA_MUTUAL'] ?? 0))
  const sanna = round(baseAfp * (v['TASA_SANNA'] ?? 0))
  const reform = round(baseAfp * (v['TASA_REFORMA'] ?? 0))
  const contributions = round(sis + employerAfc + mutual + sanna + reform)
  const cost = round(earnings + contributions)
  const vacation = round((SUELDO / 30) * 1.75)
  const years = round(taxable / 12)
  const total = round(cost + vacation + years)
  const share = round(earnings > 0 ? (Math.max(0, net) / earnings) * 10000 : 0)

  out[at + 47] = sis
  out[at + 48] = employerAfc
  out[at + 49] = mutual
  out[at + 50] = sanna
  out[at + 51] = reform
  out[at + 52] = contributions
  out[at + 53] = cost
  out[at + 54] = vacation
  out[at + 55] = years
  out[at + 56] = total
  out[at + 57] = 30 - DIAS
  out[at + 58] = share
  out[at + 59] = mandatory + APV
}

function taxOf(base: number, UTM: number): number {
  if (base <= 13.5 * UTM) return 0
  if (base <= 30 * UTM) return base * 0.04 - 0.54 * UTM
  if (base <= 50 * UTM) return base * 0.08 - 1.74 * UTM
  if (base <= 70 * UTM) return base * 0.135 - 4.49 * UTM
  if (base <= 90 * UTM) return base * 0.23 - 11.14 * UTM
  if (base <= 120 * UTM) return base * 0.304 - 17.8 * UTM
  if (base <= 310 * UTM) return base * 0.35 - 23.32 * UTM
  return base * 0.4 - 38.82 * UTM
}
