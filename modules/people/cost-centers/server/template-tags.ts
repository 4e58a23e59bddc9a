import { plainDecimal } from '#chile/money/decimal.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { TagValue, TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type TagRows,
  type TagSubject,
  templateTags,
} from '#platform/server/records/template-tags.ts'
import { sql } from '#platform/server/sql/db.ts'

const tag = (
  code: string,
  label: string,
  sample: string,
  kind: TemplateTag['kind'] = 'TEXT',
): TemplateTag => ({
  code: `centro.${code}`,
  label,
  group: 'Cada centro de costo',
  kind,
  sample,
  list: 'CENTROS',
})

const tags: readonly TemplateTag[] = [
  tag('codigo', 'Código del centro', '110'),
  tag('nombre', 'Nombre del centro', 'Bodega'),
  tag('agrupacion', 'Agrupación', 'Contable'),
  tag('porcentaje', 'Porcentaje', '60', 'NUMBER'),
]

/** The centres that bear each contract on the day, of those whose split the actor reads. */
async function centers(acting: Acting, subjects: readonly TagSubject[]): Promise<TagRows> {
  const { tx, today } = acting
  const ids = subjects.map(({ contractId }) => contractId)
  const read = await tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where(sql<boolean>`contract.id = any(${ids}::bigint[])`)
    .where(contractWithin(acting, 'costCenterContracts.read'))
    .execute()
  const known = read.map(({ id }) => id)
  const rows = await tx
    .selectFrom('costCenterContract as part')
    .innerJoin('costCenter as center', 'center.id', 'part.costCenterId')
    .innerJoin('costCenterGroup as grouped', 'grouped.id', 'part.groupId')
    .select(['part.userContractId', 'part.percentage', 'center.code', 'center.name'])
    .select('grouped.code as groupCode')
    .where(sql<boolean>`part.user_contract_id = any(${known}::bigint[])`)
    .where('part.status', '=', 'ACTIVE')
    .where(sql<boolean>`part.valid @> ${today}::date`)
    .orderBy('grouped.code')
    .orderBy('center.code')
    .execute()
  const parts = Map.groupBy(rows, ({ userContractId }) => userContractId)
  return new Map(
    known.map((id) => [
      id,
      (parts.get(id) ?? []).map(
        ({ code, name, groupCode, percentage }) =>
          new Map<string, TagValue>([
            ['centro.codigo', code],
            ['centro.nombre', name],
            ['centro.agrupacion', groupCode],
            ['centro.porcentaje', plainDecimal(percentage)],
          ]),
      ),
    ]),
  )
}

templateTags.on('cost-centers', {
  tags: () => Promise.resolve(tags),
  values: () => Promise.resolve(new Map()),
  rows: { list: 'CENTROS', of: centers },
  owns: () => false,
})
