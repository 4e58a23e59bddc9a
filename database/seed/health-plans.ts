import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { pension } from './people/pension.ts'

/**
 * What isapres notified: changes that wait for October, one that was rejected, and the one that a
 * record took in July.
 */
export async function seedHealthPlans(client: pg.Client, companyId: number): Promise<void> {
  await client.query(
    `insert into health_plan_notice (company_id, user_id, folio, kind, institution, plan_unit,
       plan_value, from_month, notified_on, status, reason, created_at, updated_at)
     select $1, held.user_id, 'F' || (440100 + held.place * 37),
       case held.place when 3 then 'LEAVING' else 'CHANGE' end, held.health_institution,
       case held.place when 3 then null else 'UF' end,
       case held.place when 3 then null else held.health_amount_uf + 0.235 end,
       202610, '2026-09-10',
       case held.place when 5 then 'REJECTED' else 'PENDING' end,
       case held.place when 5 then 'La isapre lo anuló: mandará otro' end,
       '2026-09-11T13:00Z', '2026-09-11T13:00Z'
     from (select user_id, health_institution, health_amount_uf,
         row_number() over (order by user_id desc) as place
       from user_version where company_id = $1 and superseded_at is null and upper_inf(valid)
         and prevision_type = 'AFP_ISAPRE' and health_amount_uf > 0) held
     where held.place <= 6`,
    [companyId],
  )
  await client.query(
    `insert into health_plan_notice (company_id, user_id, folio, kind, institution, plan_unit,
       plan_value, from_month, notified_on, status, before, applied_at, created_at, updated_at)
     select $1, id, 'F398812', 'CHANGE', 'CRUZ_BLANCA', 'UF', 4.485, 202607, '2026-06-22',
       'APPLIED',
       jsonb_build_object('previsionType', 'AFP_ISAPRE', 'healthInstitution', 'CRUZ_BLANCA',
         'healthAmountUf', '4.23', 'healthAmount', null, 'healthPercentage', null),
       '2026-06-24T14:00Z', '2026-06-24T14:00Z', '2026-06-24T14:00Z'
     from users where company_id = $1 and rut = $2`,
    [companyId, rutOf(pension.ignacio.rut)],
  )
}
