import type pg from 'pg'
import { idsBy, insert, type Row } from './rows.ts'

/** What holds since before the first month of the demo world. */
const always = '[2025-01-01,)'
const recordedAt = '2025-12-15'

type Item = Row & { code: string; title: string }

/** The company's own items, each with its first version. */
export async function seedConcepts(client: pg.Client, companyId: number, items: readonly Item[]) {
  await insert(
    client,
    'item',
    items.map(({ code }) => ({ companyId, code, createdAt: recordedAt })),
  )
  const itemId = await idsBy(client, 'item', companyId, 'code')
  await insert(
    client,
    'item_version',
    items.map(({ code, ...values }) => ({
      companyId,
      itemId: itemId(code),
      valid: always,
      recordedAt,
      ...values,
    })),
  )
}
