import type pg from 'pg'

/**
 * Subsidies that the company paid in the agreed way and recovers: claimed, received in part,
 * rejected, received, one that nobody has claimed and one whose amount nobody entered.
 */
export async function seedLeaveSubsidies(client: pg.Client, companyId: number): Promise<void> {
  await client.query(
    `insert into leave_subsidy (company_id, absence_id, user_contract_id, subtype, start_date,
       end_date, payer, paid, owed, received, claimed_on, claim_number, status, reason, created_at,
       updated_at)
     select $1, leave.id, leave.user_contract_id, leave.subtype, leave.start_date, leave.end_date,
       case leave.subtype when 'WORK_ACCIDENT' then 'ACHS' else 'COMPIN' end,
       coalesce(given.owed, 0), given.owed, given.received, given.claimed::date, given.number,
       given.status, given.reason, leave.end_date + 3, leave.end_date + 3
     from (values
       ('11204417-3', null::int, 0, null, null, 'OPEN', null),
       ('11377520-8', 236800, 236800, '2026-05-20', 'C-1044', 'RECEIVED', null),
       ('11502983-1', 704500, 310000, '2026-07-28', 'C-1102', 'PARTIAL', null),
       ('11590042-7', 198300, 0, '2026-08-10', 'C-1131', 'REJECTED',
         'Reposo injustificado, resolución de la COMPIN'),
       ('11611875-4', 241900, 0, '2026-08-18', 'C-1140', 'CLAIMED', null),
       ('11640138-2', 288100, 0, null, null, 'OPEN', null))
       as given (license, owed, received, claimed, number, status, reason)
     join absence leave on leave.company_id = $1 and leave.license_number = given.license`,
    [companyId],
  )
  await client.query(
    `insert into leave_subsidy_payment (company_id, leave_subsidy_id, received_on, amount,
       reference)
     select $1, id, claimed_on + 12, received, 'Depósito'
     from leave_subsidy where company_id = $1 and received > 0`,
    [companyId],
  )
}
