import type pg from 'pg'
import { firstDay, shiftMonth, yearMonthOf } from '#chile/period.ts'
import type { SeedCompany } from './companies.ts'
import { everyItem } from './everyday.ts'
import { contractCode } from './people.ts'
import type { SeedItem, SeedPerson } from './person.ts'
import { ownConcepts, seedConcepts } from './concepts.ts'
import { idsBy, insert } from './rows.ts'
import { specialItems } from './special.ts'

/** Concepts of the company, besides the law's and the usual ones (law/usual.ts). */
const companyItems = [
  earning('BONO_VENDIMIA', 'Bono de vendimia', { gratification: true, printOrder: 110 }),
  earning('BONO_ANTIGUEDAD', 'Bono de antigüedad', {
    inputUnit: 'PERCENT',
    formula: 'SUELDO_BASE * VALOR_BONO_ANTIGUEDAD',
    gratification: true,
    printOrder: 120,
  }),
  earning('BONO_CATA', 'Bono por cata', {
    inputUnit: 'NUMBER',
    formula: 'VALOR_BONO_CATA * IMM * 2,5%',
    isFixed: false,
    printOrder: 130,
  }),
  earning('BONO_METAS', 'Bono de metas', { inputUnit: 'UF', isFixed: false, printOrder: 140 }),
  {
    ...earning('ROPA_TRABAJO', 'Asignación de ropa de trabajo', { printOrder: 210 }),
    type: 'ASSIGNATION',
    taxable: false,
    tributable: false,
  },
  deduction('CASINO', 'Casino', 'AGREED', 310),
  deduction('BIENESTAR', 'Fondo de bienestar', 'NONE', 320),
] as const

function earning(code: string, title: string, more: object) {
  return {
    code,
    title,
    type: 'EARNING',
    taxable: true,
    tributable: true,
    lreCode: '2113',
    ...more,
  }
}

function deduction(code: string, title: string, deductionLimit: string, printOrder: number) {
  return { code, title, type: 'DEDUCTION', deductionLimit, printOrder, lreCode: '3183' }
}

/** What the values of an item are in, when it is not pesos. */
const units: Readonly<Record<string, string>> = {
  HORAS_EXTRA: 'HOURS',
  HORAS_EXTRA_DOBLES: 'HOURS',
  HORAS_EXTRA_ANTES: 'HOURS',
  HORAS_DOMINGO: 'HOURS',
  HORAS_ATRASO: 'HOURS',
  DIAS_AUSENCIA: 'DAYS',
  DIAS_SIN_GOCE: 'DAYS',
  DIAS_JORNAL: 'DAYS',
  BONO_ANTIGUEDAD: 'PERCENT',
  BONO_CATA: 'NUMBER',
  BONO_METAS: 'UF',
  ASIGNACION_ZONA: 'NUMBER',
  TURNO_NOCHE: 'NUMBER',
  BONO_TITULO: 'PERCENT',
}

/**
 * The company's concepts, and what each contract was given or discounted from January to September.
 */
export async function seedItems(client: pg.Client, seed: SeedCompany, companyId: number) {
  await seedConcepts(client, companyId, companyItems)
  const contractId = await idsBy(client, 'user_contract', companyId, 'code')
  const rows = [
    ...Object.entries(seed.people).map(([key, one]) => ({ one, own: specialItems[key] ?? [] })),
    ...seed.others.map((one) => ({ one, own: ownConcepts(one) })),
  ].flatMap(({ one, own }) =>
    [...everyItem(one), ...own].filter((item) => holds(one, item)).map((item) => ({ one, item })),
  )
  await insert(
    client,
    'user_item',
    rows.map(({ one, item }) => ({
      companyId,
      userContractId: contractId(contractCode(one, item.contract ?? 0)),
      itemCode: item.code,
      value: item.value,
      currency: units[item.code] ?? 'CLP',
      startMonth: item.from,
      endMonth: item.quotas ? shiftMonth(item.from, item.quotas - 1) : (item.to ?? null),
      totalQuotas: item.quotas ?? null,
      comment: item.comment ?? null,
      createdAt: `${firstDay(item.from)}T12:00:00Z`,
    })),
  )
}

/** Whether the contract is there when the item begins. */
function holds({ contracts }: SeedPerson, { from, contract = 0 }: SeedItem): boolean {
  const asked = contracts[contract]
  if (!asked) return false
  return asked.to === undefined || yearMonthOf(asked.to) >= from
}
