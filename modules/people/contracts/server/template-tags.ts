import { plainDecimal } from '#chile/money/decimal.ts'
import { formatPesos, formatUf } from '#chile/numbers.ts'
import { pesosInWords } from '#chile/words.ts'
import type { TagValue, TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type TagSubject,
  type TagValues,
  templateTags,
} from '#platform/server/records/template-tags.ts'
import { sql } from '#platform/server/sql/db.ts'
import { ContractType, GratificationType } from '../model/catalogs.ts'
import { contractsOn } from './contracts.queries.ts'

const group = 'Contrato'
const tag = (
  code: string,
  label: string,
  sample: TagValue,
  kind: TemplateTag['kind'] = 'TEXT',
): TemplateTag => ({ code: `contrato.${code}`, label, group, kind, sample })
const reserved = { reserved: true } as const

const tags: readonly TemplateTag[] = [
  tag('codigo', 'Código', '1'),
  tag('tipo', 'Tipo de contrato', 'Indefinido'),
  tag('cargo', 'Cargo', 'Analista de laboratorio'),
  tag('area', 'Área', 'Bodega'),
  tag('sucursal', 'Sucursal', 'Casa matriz'),
  tag('jefatura', 'Jefatura', 'Carolina Millán'),
  tag('inicio', 'Inicio', '2024-03-01', 'LONG_DATE'),
  tag('termino', 'Término', '2027-02-28', 'LONG_DATE'),
  tag('horas_semanales', 'Horas semanales', '42', 'NUMBER'),
  tag('dias_por_semana', 'Días por semana', '5', 'NUMBER'),
  tag('sin_limite_de_jornada', 'Sin límite de jornada (artículo 22)', false, 'FLAG'),
  tag('turnos', 'Trabaja por turnos', false, 'FLAG'),
  { ...tag('sueldo_base', 'Sueldo base', '$980.000'), ...reserved },
  {
    ...tag('sueldo_base_en_palabras', 'Sueldo base en palabras', 'novecientos ochenta mil pesos'),
    ...reserved,
  },
  { ...tag('gratificacion', 'Gratificación', 'Artículo 50'), ...reserved },
]

const contracts = ({ tx, today }: Acting, ids: readonly number[]) =>
  contractsOn(tx, today)
    .where(sql<boolean>`contract.id = any(${[...ids]}::bigint[])`)
    .execute()

type Row = Awaited<ReturnType<typeof contracts>>[number]

const inUf = ({ monthlySalaryCurrency }: Row) => monthlySalaryCurrency === 'UF'

/** A base salary in words is one of whole pesos. */
function salaryInWords(row: Row): string | null {
  const pesos = Number(row.monthlySalaryValue)
  return inUf(row) || !Number.isSafeInteger(pesos) ? null : pesosInWords(pesos)
}

const valuesOf = (row: Row) =>
  new Map<string, TagValue>([
    ['contrato.codigo', row.code],
    ['contrato.tipo', ContractType.label(row.contractType)],
    ['contrato.cargo', row.jobTitle],
    ['contrato.area', row.area],
    ['contrato.sucursal', row.branchOffice],
    ['contrato.jefatura', row.supervisorName],
    ['contrato.inicio', row.initialDate],
    ['contrato.termino', row.finalDate],
    ['contrato.horas_semanales', plainDecimal(row.hoursPerWeek)],
    ['contrato.dias_por_semana', String(row.daysPerWeek)],
    ['contrato.sin_limite_de_jornada', row.art22],
    ['contrato.turnos', row.shiftWork],
    [
      'contrato.sueldo_base',
      inUf(row) ? formatUf(row.monthlySalaryValue) : formatPesos(row.monthlySalaryValue),
    ],
    ['contrato.sueldo_base_en_palabras', salaryInWords(row)],
    ['contrato.gratificacion', GratificationType.label(row.gratificationType)],
  ])

async function values(acting: Acting, subjects: readonly TagSubject[]): Promise<TagValues> {
  const rows = await contracts(
    acting,
    subjects.map(({ contractId }) => contractId),
  )
  return new Map(rows.map((row) => [row.id, valuesOf(row)]))
}

templateTags.on('contracts', {
  tags: () => Promise.resolve(tags),
  values,
  owns: (code) => code.startsWith('contrato.'),
})
