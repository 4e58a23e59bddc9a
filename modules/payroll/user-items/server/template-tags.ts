import { plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { yearMonthOf } from '#chile/period.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { TagValue, TemplateTag } from '#platform/model/template-tag.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type TagRows,
  type TagSubject,
  templateTags,
} from '#platform/server/records/template-tags.ts'
import { sql } from '#platform/server/sql/db.ts'
import { knownItems } from './user-items.queries.ts'

const tag = (code: string, label: string, sample: string): TemplateTag => ({
  code: `haber.${code}`,
  label,
  group: 'Cada haber',
  kind: 'TEXT',
  sample,
  list: 'HABERES',
  reserved: true,
})

const tags: readonly TemplateTag[] = [
  tag('nombre', 'Nombre del haber', 'Bono de colación'),
  tag('monto', 'Monto del haber', '$60.000'),
]

/** Groups of items that are paid to a person. */
const paid: ReadonlySet<string> = new Set(['Haberes', 'Asignaciones'])

const units: Readonly<Record<string, string>> = {
  UF: 'UF',
  UTM: 'UTM',
  PERCENT: '%',
  HOURS: 'horas',
  DAYS: 'días',
}

/** The earnings of each contract without an end, in force in the month, that the actor reads. */
async function earnings(acting: Acting, subjects: readonly TagSubject[]): Promise<TagRows> {
  const { tx, today } = acting
  const ids = subjects.map(({ contractId }) => contractId)
  const read = await tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where(sql<boolean>`contract.id = any(${ids}::bigint[])`)
    .where(contractWithin(acting, 'userItems.read'))
    .execute()
  const known = read.map(({ id }) => id)
  const rows = await tx
    .selectFrom('userItem as item')
    .select(['item.userContractId', 'item.itemCode', 'item.value', 'item.currency'])
    .where(sql<boolean>`item.user_contract_id = any(${known}::bigint[])`)
    .where('item.status', '=', 'ACTIVE')
    .where('item.startMonth', '<=', yearMonthOf(today))
    .where('item.endMonth', 'is', null)
    .where('item.totalQuotas', 'is', null)
    .orderBy('item.itemCode')
    .orderBy('item.id')
    .execute()
  const items = await knownItems(acting)
  const held = Map.groupBy(
    rows.filter(({ itemCode }) => paid.has(items.get(itemCode)?.group ?? '')),
    ({ userContractId }) => userContractId,
  )
  return new Map(
    known.map((id) => [
      id,
      (held.get(id) ?? []).map(
        ({ itemCode, value, currency }) =>
          new Map<string, TagValue>([
            ['haber.nombre', items.get(itemCode)?.label ?? itemCode],
            ['haber.monto', amountWords(plainDecimal(value), currency)],
          ]),
      ),
    ]),
  )
}

function amountWords(value: string, currency: string): string {
  if (currency === 'CLP') return formatPesos(value)
  const unit = units[currency]
  return unit === undefined ? formatNumber(value) : `${formatNumber(value)} ${unit}`
}

templateTags.on('user-items', {
  tags: () => Promise.resolve(tags),
  values: () => Promise.resolve(new Map()),
  rows: { list: 'HABERES', of: earnings },
  owns: () => false,
})
