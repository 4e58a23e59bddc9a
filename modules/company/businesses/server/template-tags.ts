import { formatRut } from '#chile/rut.ts'
import type { TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type TagSubject,
  type TagValues,
  templateTags,
} from '#platform/server/records/template-tags.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Employer } from '../model/employer.ts'
import { employers } from './employers.queries.ts'

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

const namesOf = ({ tx }: Acting, ids: readonly number[]) =>
  tx
    .selectFrom('business')
    .select(['business.id', 'business.name', 'business.businessField'])
    .where(sql<boolean>`business.id = any(${[...ids]}::bigint[])`)
    .execute()

type Named = Awaited<ReturnType<typeof namesOf>>[number]

const valuesOf = ({ name, businessField }: Named, { signer, ...employer }: Employer) =>
  new Map<string, string | null>([
    ['empresa.razon_social', employer.legalName],
    ['empresa.nombre', name],
    ['empresa.rut', formatRut(employer.rut)],
    ['empresa.direccion', employer.address],
    ['empresa.comuna', employer.commune],
    ['empresa.giro', businessField],
    ['empresa.representante', signer?.name ?? null],
    ['empresa.representante_rut', signer?.rut ? formatRut(signer.rut) : null],
  ])

async function values(acting: Acting, subjects: readonly TagSubject[]): Promise<TagValues> {
  const ids = [...new Set(subjects.map(({ businessId }) => businessId))]
  const found = await employers.of(acting.tx, ids)
  const byBusiness = new Map(
    (await namesOf(acting, ids)).flatMap((row) => {
      const employer = found.get(row.id)
      return employer ? [[row.id, valuesOf(row, employer)] as const] : []
    }),
  )
  return new Map(
    subjects.flatMap(({ contractId, businessId }) => {
      const known = byBusiness.get(businessId)
      return known ? [[contractId, known] as const] : []
    }),
  )
}

templateTags.on('businesses', {
  tags: () => Promise.resolve(tags),
  values,
  owns: (code) => code.startsWith('empresa.'),
})
