import type pg from 'pg'
import type { SeedItem, SeedPerson } from './person.ts'
import { idsBy, insert, type Row } from './rows.ts'

const recordedAt = '2025-12-15'
/** What holds since before the first month of the demo world. */
const always = '[2025-01-01,)'

type Item = Row & { code: string; title: string }

const formulas: Row[] = [
  {
    code: 'PORCENTAJE_DEL_SUELDO',
    valid: always,
    title: 'Porcentaje del sueldo base',
    sourceCode: 'SUELDO_BASE * VALOR',
    inputName: 'VALOR',
    inputUnit: 'PERCENT',
  },
  {
    code: 'TURNOS_POR_PRECIO',
    valid: always,
    title: 'Turnos del mes por su precio',
    sourceCode: '// El precio es del convenio y cambia cada año\nTURNOS * PRECIO_TURNO_NOCHE',
    inputName: 'TURNOS',
    inputUnit: 'NUMBER',
  },
]

const agreement = 'Contrato colectivo 2025, cláusula 14'
const variables: Row[] = [
  {
    code: 'PRECIO_TURNO_NOCHE',
    valid: '[2025-01-01,2026-07-01)',
    title: 'Precio del turno de noche',
    type: 'AGREEMENT',
    value: '14500',
    source: agreement,
  },
  {
    code: 'PRECIO_TURNO_NOCHE',
    valid: '[2026-07-01,)',
    title: 'Precio del turno de noche',
    type: 'AGREEMENT',
    value: '15250',
    source: agreement,
  },
  {
    code: 'TASA_ZONA',
    valid: always,
    title: 'Asignación de zona, parte del sueldo',
    subType: 'RATE',
    value: '12.5',
    valueType: 'PERCENT',
    source: 'Política de remuneraciones, punto 6',
  },
]

const tables: Row[] = [
  {
    code: 'TABLA_VENTAS',
    valid: always,
    title: 'Bono por tramo de ventas',
    metadata: [
      { code: 'HASTA', title: 'Ventas hasta', unit: 'CLP' },
      { code: 'TASA', title: 'Tasa', unit: 'PERCENT' },
      { code: 'FIJO', title: 'Monto fijo', unit: 'CLP' },
    ],
    fixedRows: [
      ['5000000', '0', '0'],
      ['12000000', '0.8', '20000'],
      ['25000000', '1.1', '35000'],
      [null, '1.5', '60000'],
    ],
    source: 'Plan de comisiones 2026',
  },
]

const pay = { type: 'EARNING', taxable: true, tributable: true, isFixed: false, lreCode: '2113' }

/** Items that use a shared formula, a variable or a table. */
const writers: (Item & { borrows?: string })[] = [
  {
    ...pay,
    code: 'BONO_VENTAS',
    title: 'Bono por ventas',
    formula: `VALOR_BONO_VENTAS * TRAMO(TABLA_VENTAS; VALOR_BONO_VENTAS; TASA)
  + TRAMO(TABLA_VENTAS; VALOR_BONO_VENTAS; FIJO)`,
    gratification: true,
    printOrder: 150,
  },
  {
    ...pay,
    code: 'TURNO_NOCHE',
    title: 'Turnos de noche',
    borrows: 'TURNOS_POR_PRECIO',
    inputUnit: 'NUMBER',
    gratification: true,
    printOrder: 160,
  },
  {
    ...pay,
    code: 'BONO_TITULO',
    title: 'Bono de título profesional',
    borrows: 'PORCENTAJE_DEL_SUELDO',
    inputUnit: 'PERCENT',
    isFixed: true,
    gratification: true,
    capped: true,
    cappedType: 'UF',
    cappedValue: '3',
    printOrder: 170,
  },
  {
    ...pay,
    code: 'ASIGNACION_ZONA',
    title: 'Asignación de zona',
    formula: '// 1 para quien vive en la zona\nSUELDO_BASE * TASA_ZONA * VALOR_ASIGNACION_ZONA',
    inputUnit: 'NUMBER',
    isFixed: true,
    printOrder: 180,
  },
]

/** The company's own items, formulas, variables and tables, each with its versions. */
export async function seedConcepts(client: pg.Client, companyId: number, items: readonly Item[]) {
  await versions(client, companyId, 'formula', 'formulaId', formulas)
  await versions(client, companyId, 'variable', 'variableId', variables)
  await versions(client, companyId, 'payroll_table', 'payrollTableId', tables)
  const formulaId = await idsBy(client, 'formula', companyId, 'code')
  const borrowing = writers.map(({ borrows, ...item }) => ({
    ...item,
    ...(borrows === undefined ? {} : { defaultFormulaId: formulaId(borrows) }),
  }))
  const rows = [...items, ...borrowing].map((item) => ({ valid: always, ...item }))
  await versions(client, companyId, 'item', 'itemId', rows)
  await client.query(
    `insert into concept_case (company_id, code, title, business_id, year_month, facts, expected)
     select $1, one.code, one.title, (select min(id) from business where company_id = $1),
       202609, one.facts, one.expected
     from jsonb_to_recordset($2::jsonb)
       as one (code text, title text, facts jsonb, expected bigint)`,
    [companyId, JSON.stringify(cases)],
  )
}

/** Facts as formulas read them: pesos whole, numbers in hundredths. */
const hundredths = (value: number) => value * 100

/** What the company's own formulas were tried with, each bracket and its edge among it. */
const cases = [
  {
    code: 'BONO_VENTAS',
    title: 'Bajo el primer tramo no hay bono',
    facts: { VALOR_BONO_VENTAS: 5_000_000 },
    expected: 0,
  },
  {
    code: 'BONO_VENTAS',
    title: 'El límite queda en su propio tramo: 0,8% y $20.000',
    facts: { VALOR_BONO_VENTAS: 12_000_000 },
    expected: 116_000,
  },
  {
    code: 'BONO_VENTAS',
    title: 'Sobre veinticinco millones: 1,5% y $60.000',
    facts: { VALOR_BONO_VENTAS: 30_000_000 },
    expected: 510_000,
  },
  {
    code: 'TURNOS_POR_PRECIO',
    title: 'Tres turnos al precio desde julio de 2026',
    facts: { VALOR_TURNO_NOCHE: hundredths(3) },
    expected: 45_750,
  },
]

async function versions(
  client: pg.Client,
  companyId: number,
  table: string,
  owner: string,
  rows: readonly Row[],
) {
  const codes = [...new Set(rows.map(({ code }) => String(code)))]
  await insert(
    client,
    table,
    codes.map((code) => ({ companyId, code, createdAt: recordedAt })),
  )
  const idOf = await idsBy(client, table, companyId, 'code')
  await insert(
    client,
    `${table}_version`,
    rows.map(({ code, ...values }) => ({
      companyId,
      [owner]: idOf(String(code)),
      recordedAt,
      ...values,
    })),
  )
}

/** In the open month some of those without a story of their own try the company's new concepts. */
export function ownConcepts({ rut, contracts: [contract] }: SeedPerson): SeedItem[] {
  if (!contract || contract.isDomestic || contract.isCorporateSalary || contract.to) return []
  const once = (code: string, value: number) => ({ code, value, from: 202609, to: 202609 })
  if (contract.title.startsWith('Vendedor')) {
    return rut % 2 === 0 ? [once('BONO_VENTAS', 6_000_000 + 850_000 * (rut % 19))] : []
  }
  if (rut % 29 === 4) return [once('TURNO_NOCHE', 2 + (rut % 5))]
  if (rut % 31 === 6) return [{ code: 'BONO_TITULO', value: 15, from: 202609 }]
  return rut % 37 === 8 ? [{ code: 'ASIGNACION_ZONA', value: 1, from: 202609 }] : []
}
