import { monthRange, type YearMonth, yearMonthOf } from '#chile/period.ts'
import type { SeedContract, SeedItem, SeedPerson } from './person.ts'

const months = monthRange(202601, 202609)

/** What people get and give every month because of what they do, without a case of their own. */
export function everyItem({ rut, contracts }: SeedPerson): SeedItem[] {
  const [contract] = contracts
  if (!contract || contract.isDomestic || contract.isCorporateSalary) return []
  const start = Math.max(202601, yearMonthOf(contract.from))
  const there = months.filter((month) => month >= start && month <= lastOf(contract))
  return [
    ...allowances(contract, start),
    ...there.flatMap((month, place) => worked(contract, rut, month, place)),
    ...loan(rut, start),
  ]
}

const lastOf = ({ to }: SeedContract): YearMonth => (to === undefined ? 999912 : yearMonthOf(to))

/** Lunch and transport, for those who are not of the direction. */
function allowances(contract: SeedContract, from: YearMonth): SeedItem[] {
  if (contract.art22 && contract.title !== 'Vendedor en terreno') return []
  const part = contract.hoursPerWeek === undefined ? 1 : 0.5
  const items: SeedItem[] = [
    { code: 'COLACION', value: Math.round(48_000 * part), from },
    { code: 'MOVILIZACION', value: Math.round(36_000 * part), from },
  ]
  if (contract.business === 'boreal') return items.slice(0, 1)
  if (contract.area === 'Bodega') items.push({ code: 'ROPA_TRABAJO', value: 12_000, from })
  return items
}

/** Overtime, production, commissions, absences, advances: of one month each. */
function worked(contract: SeedContract, rut: number, month: YearMonth, place: number): SeedItem[] {
  const once = (code: string, value: number): SeedItem => ({ code, value, from: month, to: month })
  const turn = rut % 11
  const items: SeedItem[] = []
  const byTheHour = !contract.art22 && contract.hoursPerWeek === undefined
  if (byTheHour && turn < 4) items.push(once('HORAS_EXTRA', 2 + ((turn * 5 + place * 3) % 17)))
  if (/Oper|Selecc|Tempor/.test(contract.title) && rut % 2 === 0) {
    items.push(once('BONO_PRODUCCION', 18_000 + 1_370 * ((turn + place * 4) % 23)))
  }
  if (contract.title.startsWith('Vendedor')) {
    items.push(once('COMISIONES', 94_500 + 12_310 * ((turn + place * 5) % 19)))
  }
  if (/Tempor|Cosech/.test(contract.title) && (month === 202603 || month === 202604)) {
    items.push(once('BONO_VENDIMIA', 40_000))
  }
  if (turn === 9 && place === 4) items.push(once('DIAS_AUSENCIA', 1 + (rut % 2)))
  if (turn === 10 && place % 3 === 1) items.push(once('HORAS_ATRASO', 2.5))
  if (turn === 7) items.push(once('ANTICIPO_SUELDO', 80_000))
  if (month === 202609 && contract.contractType === undefined) items.push(once('AGUINALDO', 75_000))
  return items
}

/** One in seventeen owes the company; one in thirteen, the caja de compensación. */
function loan(rut: number, start: YearMonth): SeedItem[] {
  if (rut % 17 === 3) {
    return [{ code: 'PRESTAMO_EMPRESA', value: 30_000, from: start, quotas: 6 + (rut % 7) }]
  }
  return rut % 13 === 5 ? [{ code: 'CREDITO_CCAF', value: 41_200, from: start, quotas: 24 }] : []
}
