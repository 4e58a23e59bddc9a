import type pg from 'pg'
import type { SeedCompany } from './companies.ts'
import { idsBy, insert } from './rows.ts'

type Unit = {
  code: string
  name: string
  kind: string
  parent?: string
  /** Key of the named person who leads it. */
  head?: string
  /** The areas whose people belong to it. */
  areas: readonly string[]
}

const units: readonly Unit[] = [
  { code: '100', kind: 'Gerencia', name: 'Gerencia general', head: 'rodrigo', areas: ['Gerencia'] },
  { code: '110', kind: 'Subgerencia', name: 'Personas', parent: '100', areas: ['Personas'] },
  { code: '120', kind: 'Subgerencia', name: 'Finanzas', parent: '100', areas: ['Finanzas'] },
  {
    code: '130',
    kind: 'Subgerencia',
    name: 'Comercial y turismo',
    parent: '100',
    areas: ['Ventas', 'Turismo'],
  },
  { code: '200', kind: 'Gerencia', name: 'Campo', parent: '100', head: 'loreto', areas: [] },
  {
    code: '210',
    kind: 'Departamento',
    name: 'Viñedos',
    parent: '200',
    head: 'hernan',
    areas: ['Viñedos', 'Cosecha'],
  },
  { code: '220', kind: 'Departamento', name: 'Huertos', parent: '200', areas: ['Huertos'] },
  {
    code: '221',
    kind: 'Equipo',
    name: 'Embalaje',
    parent: '220',
    head: 'hilda',
    areas: ['Embalaje'],
  },
  {
    code: '300',
    kind: 'Gerencia',
    name: 'Bodega y enología',
    parent: '100',
    areas: ['Bodega', 'Enología'],
  },
  {
    code: '400',
    kind: 'Departamento',
    name: 'Servicios',
    parent: '100',
    areas: ['Servicios', 'Mantención'],
  },
]

/** The units of the first company, since before its people came. */
export async function seedUnits(
  client: pg.Client,
  seed: SeedCompany,
  companyId: number,
  personId: (key: string) => number,
): Promise<void> {
  const of = (rows: readonly object[]) => rows.map((row) => ({ companyId, ...row }))
  const kinds = [...new Set(units.map(({ kind }) => kind))]
  await insert(client, 'unit_kind', of(kinds.map((name) => ({ name }))))
  const kindId = await idsBy(client, 'unit_kind', companyId, 'name')
  const nodes = units.map(({ code, kind }) => ({ code, kindId: kindId(kind) }))
  await insert(client, 'hierarchy_node', of(nodes))
  const unitId = await idsBy(client, 'hierarchy_node', companyId, 'code')
  await insert(
    client,
    'hierarchy_node_version',
    of(
      units.map(({ code, name, parent, head }) => ({
        hierarchyNodeId: unitId(code),
        valid: '[1990-01-01,)',
        name,
        parentId: parent === undefined ? null : unitId(parent),
        headUserId: head !== undefined && head in seed.people ? personId(head) : null,
      })),
    ),
  )
  const areas = units.flatMap(({ code, areas: names }) =>
    names.map((name) => ({ name, nameKey: name, hierarchyNodeId: unitId(code) })),
  )
  await insert(client, 'area', of(areas))
}

/** The unit of the people of an area, if it is of one. */
export async function unitsByArea(client: pg.Client, companyId: number) {
  const { rows } = await client.query<{ id: string; code: string }>(
    'select id, code from hierarchy_node where company_id = $1',
    [companyId],
  )
  const ids = new Map(rows.map(({ id, code }) => [code, Number(id)]))
  const found = new Map(
    units.flatMap(({ code, areas }) => areas.map((area) => [area, ids.get(code)] as const)),
  )
  return (area: unknown) => (typeof area === 'string' ? found.get(area) : undefined)
}
