import type pg from 'pg'
import type { SeedCompany } from './companies.ts'
import { contractCode } from './people.ts'
import type { SeedContract, SeedPerson } from './person.ts'
import { idsBy, insert } from './rows.ts'

const groups = [
  { code: 'AREA', name: 'Por área' },
  { code: 'CULTIVO', name: 'Por cultivo' },
]

type Center = { group: string; code: string; name: string; parent?: string; business?: string }

const centers: readonly Center[] = [
  { group: 'AREA', code: '100', name: 'Administración' },
  { group: 'AREA', code: '200', name: 'Campo' },
  { group: 'AREA', code: '210', name: 'Bodega y embalaje', parent: '200' },
  { group: 'CULTIVO', code: 'CEREZA', name: 'Cereza', business: 'peumal' },
  { group: 'CULTIVO', code: 'UVA', name: 'Uva' },
]

/** Percentages by the code of the centre. */
type Split = Readonly<Record<string, number>>

const field = new Set(['Viñedos', 'Huertos', 'Cosecha'])
const cellar = new Set(['Bodega', 'Embalaje', 'Transporte'])

/** By area, the group of the accounting, everybody whole: the foreman in two centres. */
function byArea(area: SeedContract['area'], isForeman: boolean): Split {
  if (isForeman) return { '200': 60, '210': 40 }
  if (area && field.has(area)) return { '200': 100 }
  return area && cellar.has(area) ? { '210': 100 } : { '100': 100 }
}

/** By crop, the people of the field alone. */
function byCrop({ area, business }: SeedContract): Split {
  if (!area || !field.has(area)) return {}
  return business === 'peumal' ? { CEREZA: 70, UVA: 30 } : { UVA: 100 }
}

/** Groups, centres and the parts of contracts of the first company. */
export async function seedCostCenters(client: pg.Client, seed: SeedCompany, companyId: number) {
  const of = (rows: readonly object[]) => rows.map((row) => ({ companyId, ...row }))
  const ids = (table: string, column: string) => idsBy(client, table, companyId, column)
  await insert(client, 'cost_center_group', of(groups))
  const groupId = await ids('cost_center_group', 'code')
  const businessId = await ids('business', 'slug')
  const rowOf = ({ group, code, name, business }: Center) => ({
    groupId: groupId(group),
    code,
    name,
    businessId: business ? businessId(business) : null,
  })
  await insert(client, 'cost_center', of(centers.filter((one) => !one.parent).map(rowOf)))
  const parentId = await ids('cost_center', 'code')
  const below = centers.filter((one) => one.parent)
  await insert(
    client,
    'cost_center',
    of(below.map((one) => ({ ...rowOf(one), parentId: parentId(one.parent ?? '') }))),
  )
  const centerId = await ids('cost_center', 'code')
  const contractId = await ids('user_contract', 'code')
  const groupOf = new Map(centers.map(({ code, group }) => [code, groupId(group)]))
  const partsOf = (person: SeedPerson, isForeman: boolean) =>
    person.contracts.flatMap((contract, place) =>
      Object.entries({ ...byArea(contract.area, isForeman), ...byCrop(contract) }).map(
        ([code, percentage]) => ({
          userContractId: contractId(contractCode(person, place)),
          groupId: groupOf.get(code),
          costCenterId: centerId(code),
          percentage,
          valid: `[${contract.from},)`,
        }),
      ),
    )
  const named = Object.entries(seed.people).flatMap(([key, one]) => partsOf(one, key === 'hernan'))
  const others = seed.others.flatMap((one) => partsOf(one, false))
  await insert(client, 'cost_center_contract', of([...named, ...others]))
  // The cellar makes wine: its people have no parts by crop, and their unit names the grape.
  const unitId = await ids('hierarchy_node', 'code')
  const cellarUnit = { hierarchyNodeId: unitId('300'), valid: '[2026-01-01,)' }
  const ofGrape = { groupId: groupOf.get('UVA'), costCenterId: centerId('UVA') }
  await insert(client, 'cost_center_unit', of([{ ...cellarUnit, ...ofGrape }]))
}
