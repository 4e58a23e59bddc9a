import { byCode } from '#chile/catalogues.ts'
import { formatRut } from '#chile/rut.ts'
import { communes } from '#chile/territory.ts'
import type { TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type TagSubject,
  type TagValues,
  templateTags,
} from '#platform/server/records/template-tags.ts'
import { sql } from '#platform/server/sql/db.ts'

const tag = (code: string, label: string, sample: string): TemplateTag => ({
  code: `empresa.${code}`,
  label,
  group: 'Empresa',
  kind: 'TEXT',
  sample,
})

const tags: readonly TemplateTag[] = [
  tag('razon_social', 'Razón social', 'Viña Los Coihues SpA'),
  tag('nombre', 'Nombre de la empresa', 'Viña Los Coihues'),
  tag('rut', 'RUT de la empresa', '76.543.210-3'),
  tag('direccion', 'Dirección de la empresa', 'Camino Real 2500'),
  tag('comuna', 'Comuna de la empresa', 'Curicó'),
  tag('giro', 'Giro', 'Elaboración de vinos'),
  tag('representante', 'Representante', 'Laura Fuenzalida Cox'),
  tag('representante_rut', 'RUT del representante', '9.876.543-3'),
]

const businesses = ({ tx }: Acting, ids: readonly number[]) =>
  tx
    .selectFrom('business')
    .leftJoin('businessRepresentative as signer', (join) =>
      join.onRef('signer.businessId', '=', 'business.id').on('signer.position', '=', 1),
    )
    .select(['business.id', 'business.name', 'business.businessName', 'business.rut'])
    .select(['business.address', 'business.communeCode', 'business.businessField'])
    .select(['signer.name as signer', 'signer.rut as signerRut'])
    .where(sql<boolean>`business.id = any(${[...ids]}::bigint[])`)
    .execute()

type Row = Awaited<ReturnType<typeof businesses>>[number]

const valuesOf = (row: Row) =>
  new Map<string, string | null>([
    ['empresa.razon_social', row.businessName],
    ['empresa.nombre', row.name],
    ['empresa.rut', formatRut(row.rut)],
    ['empresa.direccion', row.address],
    ['empresa.comuna', byCode(communes, row.communeCode)?.name ?? null],
    ['empresa.giro', row.businessField],
    ['empresa.representante', row.signer],
    ['empresa.representante_rut', row.signerRut === null ? null : formatRut(row.signerRut)],
  ])

async function values(acting: Acting, subjects: readonly TagSubject[]): Promise<TagValues> {
  const ids = new Set(subjects.map(({ businessId }) => businessId))
  const rows = await businesses(acting, [...ids])
  const byBusiness = new Map(rows.map((row) => [row.id, valuesOf(row)]))
  return new Map(
    subjects.flatMap(({ contractId, businessId }) => {
      const found = byBusiness.get(businessId)
      return found ? [[contractId, found] as const] : []
    }),
  )
}

templateTags.on('businesses', {
  tags: () => Promise.resolve(tags),
  values,
  owns: (code) => code.startsWith('empresa.'),
})
