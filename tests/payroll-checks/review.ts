import { person, type Plant } from './plant.ts'

/** SQL that signs off the difference of payslips with this fingerprint. */
const signed = (fingerprint: string, by = 'null') =>
  `insert into payslip_review (company_id, payroll_month_id, user_contract_id, fingerprint,
     reviewed_by, reviewed_at)
   select company_id, $month, id, '${fingerprint}', ${by}, '2026-09-12' from user_contract
   where id = $contract`

/**
 * Faults of review: a payslip that changed after its review or its note, and people without a mail
 * address or an account.
 */
export const reviewPlants: readonly Plant[] = [
  { rule: 'CAMBIO_TRAS_REVISION', sql: [signed('of other payslips')] },
  {
    rule: 'CAMBIO_TRAS_NOTA',
    sql: [
      `insert into payroll_check_note (company_id, payroll_month_id, rule, user_contract_id,
         finding, note, payslip_print, payslip_net, written_at)
       select company_id, $month, 'LIQUIDO_TRIPLE', id, 'Recibe mucho', 'Está bien',
         'of another payslip', 1500000, '2026-09-12' from user_contract where id = $contract`,
    ],
  },
  {
    rule: 'SIN_CORREO',
    sql: [
      ...person('email = null'),
      'update user_business set business_email = null where user_id = $person',
      'delete from payslip_release where user_contract_id = $contract',
      `insert into payslip_release (company_id, payroll_run_id, user_contract_id,
         payroll_month_id, user_id, mailed)
       select company_id, $before, id, $month, user_id, true from user_contract
       where id = $contract`,
    ],
  },
  {
    rule: 'SIN_USUARIO',
    sql: [
      'delete from login where user_id = $person',
      'update login set is_disabled = false',
      `insert into login (username, password_hash, company_id, user_id)
       select 'todos-' || u.id, '-', u.company_id, u.id from users u
       where u.company_id = (select company_id from users where id = $person)
         and u.id <> $person and not exists (select from login l where l.user_id = u.id)`,
    ],
  },
  {
    rule: 'REVISO_SU_CAMBIO',
    sql: [
      signed('any', `(select id from login where username = 'admin')`),
      `insert into audit_event (company_id, seq, at, action, entity, entity_id, login_id, after,
         hash, salt, digest)
       select company_id, 900000000, '2026-09-11', 'Creado', 'payment_method', '1',
         (select id from login where username = 'admin'),
         jsonb_build_object('user_id', user_id), ''::bytea, ''::bytea, ''::bytea
       from user_contract where id = $contract`,
    ],
  },
  {
    rule: 'REVISO_SU_CAMBIO',
    sql: [
      signed('any', `(select id from login where username = 'gerente')`),
      `insert into audit_event (company_id, seq, at, action, entity, entity_id, login_id, after,
         hash, salt, digest)
       select company_id, 900000001, '2026-09-11', 'Creado', 'user_contract_version', '1',
         (select id from login where username = 'gerente'),
         jsonb_build_object('user_contract_id', id), ''::bytea, ''::bytea, ''::bytea
       from user_contract where id = $contract`,
    ],
  },
  {
    rule: 'TARDIO_SIN_AGREGAR',
    sql: [
      `insert into late_item (company_id, user_contract_id, year_month, item_code, value, comment,
         created_at)
       select company_id, id, 202608, 'BONO_RESPONSABILIDAD', 50000, 'Tarde', '2026-09-10'
       from user_contract where id = $contract`,
    ],
  },
  {
    rule: 'TARDIO_SIN_AGREGAR',
    sql: [
      `insert into absence (company_id, user_contract_id, type, pay, start_date, end_date,
         response_status, responded_at, late_until)
       select company_id, id, 'LEAVE', 'WITHOUTPAY', '2026-08-10', '2026-08-11', 'APPROVED',
         '2026-09-10', 202608 from user_contract where id = $contract`,
    ],
  },
]
