import type pg from 'pg'
import { insert } from './rows.ts'

/**
 * Registers two changes of many people in the demo world: the bonus of titles that some were given
 * in one act, and a raise that was ordered by mistake and taken back.
 */
export async function seedMassChanges(client: pg.Client, companyId: number): Promise<void> {
  const { rows: businesses } = await client.query<{ id: string }>(
    `select id from business where company_id = $1 and slug = 'vina'`,
    [companyId],
  )
  const [vina] = businesses
  if (!vina) throw new Error('The demo company has no vineyard')
  const act = { companyId, businessId: vina.id }
  await insert(client, 'mass_change', [
    {
      ...act,
      kind: 'ITEM',
      itemCode: 'BONO_TITULO',
      value: 15,
      startMonth: 202609,
      reason: 'Títulos técnicos presentados en agosto',
      state: 'APPLIED',
      createdAt: '2026-09-02T13:10:00Z',
    },
  ])
  await insert(client, 'mass_change', [
    {
      ...act,
      kind: 'RAISE',
      raiseMode: 'PERCENT',
      value: 2,
      rounding: 'ONE',
      fromDate: '2026-10-01',
      reason: 'Reajuste de octubre: se ordenó con el porcentaje equivocado',
      state: 'UNDONE',
      createdAt: '2026-09-10T15:40:00Z',
    },
  ])
  await client.query(
    `insert into mass_change_person (company_id, mass_change_id, user_contract_id, user_item_id,
       after, currency, status)
     select i.company_id, m.id, i.user_contract_id, i.id, i.value::text, i.currency, 'DONE'
     from user_item i
     join user_contract c on c.company_id = i.company_id and c.id = i.user_contract_id
     join mass_change m on m.company_id = i.company_id and m.business_id = c.business_id
       and m.kind = 'ITEM' and m.item_code = i.item_code and m.start_month = i.start_month
     where i.company_id = $1 and i.end_month is null and i.value = m.value`,
    [companyId],
  )
  await client.query(
    `insert into mass_change_person (company_id, mass_change_id, user_contract_id, before, after,
       currency, status)
     select c.company_id, m.id, c.id, v.monthly_salary_value::bigint::text,
       round(v.monthly_salary_value * 1.02)::text, 'CLP', 'UNDONE'
     from mass_change m
     join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
       and c.status <> 'DELETED' and c.final_date is null
     join user_contract_version v on v.company_id = c.company_id and v.user_contract_id = c.id
       and v.superseded_at is null and upper_inf(v.valid)
     where m.company_id = $1 and m.kind = 'RAISE' and v.monthly_salary_currency = 'CLP'
     order by c.id limit 12`,
    [companyId],
  )
}
