import type pg from 'pg'
import { documentRows } from './document-rows.ts'
import { courseRows } from './company-rows-courses.ts'
import { arrivalRows } from './company-rows-arrivals.ts'
import { expenseRows } from './company-rows-expenses.ts'
import { talentRows } from './company-rows-talent.ts'
import { voiceRows } from './company-rows-voice.ts'

/** The first contract of the company beside the run of the month that is nobody's. */
const runAndContracts = `from payroll_run r join user_contract c on c.company_id = r.company_id
  where r.company_id = $1 and r.plan_hash = 'prueba' group by r.company_id, r.id`

/**
 * One row in every company table that the demo world leaves empty, so that an attack on it has
 * something to find. $1 is the company; the rest is looked up. The month 209001 is nobody's.
 */
const statements = [
  `insert into profile (company_id, name) values ($1, 'Prueba')`,
  `insert into profile_permission (company_id, profile_id, code, can_read)
   select company_id, id, 'GP_0001', true from profile where company_id = $1 and name = 'Prueba'`,
  `insert into restriction (company_id, name) values ($1, 'Prueba')`,
  `insert into restriction_business (company_id, restriction_id, business_id)
   select r.company_id, r.id, b.id from restriction r join business b on b.company_id = r.company_id
   where r.company_id = $1 order by b.id limit 1`,
  `insert into notification (company_id, user_id, kind, key, title, link)
   select company_id, min(id), 'ANSWER', 'prueba', 'Prueba', '/home/avisos' from users
   where company_id = $1 group by company_id`,
  `insert into notification_preference (company_id, user_id, kind, app, mail)
   select company_id, min(id), 'ANSWER', true, 'NONE' from users
   where company_id = $1 group by company_id`,
  `insert into push_device (company_id, user_id, login_id, endpoint, public_key, secret, name,
     kinds)
   select company_id, min(user_id), min(id), 'https://fcm.googleapis.com/prueba',
     decode(repeat('04', 65), 'hex'), '\\x01', 'Prueba', '{ANSWER}' from login
   where company_id = $1 and user_id is not null group by company_id`,
  `insert into push_message (company_id, push_device_id, kind, key, link)
   select company_id, id, 'ANSWER', 'prueba', '/home/avisos' from push_device
   where company_id = $1 and name = 'Prueba'`,
  `insert into hierarchy_node (company_id, code) values ($1, 'PRUEBA')`,
  `insert into hierarchy_node_version (company_id, hierarchy_node_id, valid, name)
   select company_id, id, '[2000-01-01,)', 'Prueba' from hierarchy_node
   where company_id = $1 and code = 'PRUEBA'`,
  `insert into restriction_unit (company_id, restriction_id, hierarchy_node_id)
   select r.company_id, r.id, n.id from restriction r
   join hierarchy_node n on n.company_id = r.company_id
   where r.company_id = $1 and n.code = 'PRUEBA' order by r.id desc limit 1`,
  `insert into calendar_feed (company_id, user_id, scope, token_hash, event_key, created_at)
   select company_id, min(id), 'OWN', '\\x01', '\\x02', now() from users
   where company_id = $1 group by company_id`,
  `insert into delegation (company_id, from_user_id, to_user_id, valid, kinds)
   select company_id, min(id), max(id), '[2026-01-01,2026-01-02]', '{VACATION}' from users
   where company_id = $1 group by company_id`,
  `insert into approval_rule (company_id, business_id, kind, from_day, steps)
   select company_id, min(id), 'ABSENCE', '2090-01-01', '[]' from business where company_id = $1
   group by company_id`,
  `insert into approval_request (company_id, kind, subject_id, user_contract_id, user_id,
     business_id, rule_steps, steps, is_open)
   select company_id, 'ABSENCE', 0, id, user_id, business_id,
     '[{"holder": "SUPERVISOR", "role": null, "userId": null, "when": "ALWAYS", "days": null}]',
     '[{"holder": "SUPERVISOR", "role": null, "userId": null, "when": "ALWAYS", "days": null}]',
     true
   from user_contract where company_id = $1 order by id limit 1`,
  `insert into approval_decision (company_id, kind, subject_id, round, place, decision, user_id,
     login_id)
   select asked.company_id, 'ABSENCE', 0, 1, 1, 'APPROVE', l.user_id, l.id
   from approval_request asked join login l on l.company_id = asked.company_id
     and l.user_id <> asked.user_id
   where asked.company_id = $1 and asked.kind = 'ABSENCE' and asked.subject_id = 0
   order by l.id limit 1`,
  `insert into integration_token (company_id, description, prefix, token_hash, scopes, is_whole,
     expires_on, creator_login_id, created_at)
   select company_id, 'Prueba', 'mg_prueba', sha256('prueba'), '{PEOPLE_READ}', false,
     current_date + 30, min(id), now() from login where company_id = $1 group by company_id`,
  `insert into integration_token_business (company_id, integration_token_id, business_id)
   select t.company_id, t.id, min(b.id) from integration_token t
   join business b on b.company_id = t.company_id
   where t.company_id = $1 and t.description = 'Prueba' group by t.company_id, t.id`,
  `insert into integration_token_use (company_id, integration_token_id, used_at)
   select company_id, id, now() from integration_token
   where company_id = $1 and description = 'Prueba'`,
  `insert into webhook (company_id, url, description, events, secret, creator_login_id, created_at)
   select company_id, 'https://sistema.example', 'Prueba', '{person.created}', '\\x01', min(id),
     now() from login where company_id = $1 group by company_id`,
  `insert into webhook_event (company_id, type, subject_id) values ($1, 'person.created', 1)`,
  `insert into webhook_delivery (company_id, webhook_id, event_id)
   select w.company_id, w.id, max(e.id) from webhook w
   join webhook_event e on e.company_id = w.company_id
   where w.company_id = $1 and w.description = 'Prueba' group by w.company_id, w.id`,
  `insert into sign_in_provider (company_id, name, issuer, client_id, client_secret, domains, state,
     author_login_id, created_at)
   select company_id, 'Prueba', 'https://proveedor.example', 'prueba', '\\x01',
     '{prueba.example}', 'PAUSED', min(id), now() from login
   where company_id = $1 group by company_id`,
  `insert into sign_in_link (company_id, user_id, login_id, issuer, subject, way, created_at)
   select company_id, user_id, id, 'https://proveedor.example', 'prueba', 'OWNER', now()
   from login where company_id = $1 order by id limit 1`,
  `insert into sign_in_attempt (company_id, purpose, browser_hash, state_hash, issuer, created_at,
     expires_at)
   values ($1, 'SIGN_IN', sha256('prueba'), sha256('prueba'), 'https://proveedor.example', now(),
     now())`,
  `insert into syndicate (company_id, name) values ($1, 'Prueba')`,
  `insert into own_report (company_id, login_id, name, report, ask, shape)
   select company_id, min(id), 'Prueba', 'fichas',
     '{"businessId":null,"yearMonth":null,"year":null,"userId":null,"grouping":null,"lines":null,
       "days":null}',
     '{"columns":[],"conditions":[],"groups":[],"measures":[],"order":[]}' from login
   where company_id = $1 group by company_id`,
  `insert into report_subscription (company_id, own_report_id, login_id, user_id, every, day,
     format, next_on)
   select own.company_id, own.id, l.id, l.user_id, 'MONTH', 1, 'CSV', current_date
   from own_report own join login l on l.company_id = own.company_id and l.user_id is not null
   where own.company_id = $1 and own.name = 'Prueba' order by l.id limit 1`,
  ...expenseRows,
  ...courseRows,
  ...arrivalRows,
  `insert into followed_figure (company_id, key, year_month, value)
   values ($1, 'UF', 204012, '1')`,
  ...talentRows,
  ...voiceRows,
  `insert into legal_day (company_id, id, date, title, change)
   values ($1, 99999, '2000-01-01', 'Prueba', 'ADD')`,
  `insert into data_correction (company_id, user_id, part, since, changes, before)
   select company_id, id, 'CONTACT', '2026-01-01', '{}', '{}' from users where company_id = $1
   order by id limit 1`,
  `insert into data_correction_step (company_id, data_correction_id, state, at)
   select company_id, id, 'PENDING', now() from data_correction where company_id = $1 limit 1`,
  `insert into payslip_dispute (company_id, payroll_month_id, user_contract_id, user_id)
   select c.company_id, m.id, c.id, c.user_id from user_contract c
   join payroll_month m on m.company_id = c.company_id
   where c.company_id = $1 order by c.id, m.id limit 1`,
  `insert into payslip_dispute_message (company_id, dispute_id, text)
   select company_id, id, 'Prueba' from payslip_dispute where company_id = $1 limit 1`,
  `insert into certificate (company_id, user_contract_id, user_id, business_id, kind, issued_on,
     expires_on)
   select company_id, id, user_id, business_id, 'SENIORITY', '2026-01-01', '2026-01-31'
   from user_contract where company_id = $1 order by id limit 1`,
  `insert into filing (company_id, business_id, payroll_month_id, year_month, kind, version, number,
     closed_hash)
   select company_id, business_id, id, year_month, 'LRE', 8, 99, 'x' from payroll_month
   where company_id = $1 and type = 'PAYROLL' order by id limit 1`,
  `insert into filing_finding (company_id, filing_id, n, rule, level, line, words)
   select company_id, id, 1, 'PRUEBA', 'ERROR', 0, 'Prueba' from filing
   where company_id = $1 and number = 99 limit 1`,
  `insert into filing_wage (company_id, filing_id, n, user_id, months, taxed, tax, more_tax,
     untaxed, zone, loan, with_private)
   select f.company_id, f.id, 1, u.id, '[]', 0, 0, 0, 0, 0, 0, false from filing f
   join lateral (select id from users where company_id = f.company_id order by id limit 1) u on true
   where f.company_id = $1 and f.number = 99 limit 1`,
  `insert into contract_registration (company_id, user_contract_id, kind, done_on)
   select company_id, id, 'WRITTEN', '2026-01-31' from user_contract
   where company_id = $1 order by id limit 1`,
  `insert into accounting_account (company_id, code, name, kind)
   values ($1, 'PRUEBA', 'Prueba', 'ASSET')`,
  `insert into accounting_rule (company_id, item_code, debit_account_id)
   select company_id, 'PRUEBA', id from accounting_account
   where company_id = $1 and code = 'PRUEBA'`,
  `insert into accounting_entry (company_id, business_id, payroll_month_id, year_month, number,
     closed_hash)
   select company_id, business_id, id, year_month, 99, 'x' from payroll_month
   where company_id = $1 and type = 'PAYROLL' order by id limit 1`,
  `insert into accounting_line (company_id, entry_id, n, account_id, code, label, source, side,
     amount, contract_ids, amounts)
   select e.company_id, e.id, 1, a.id, 'PRUEBA', 'Prueba', 'SALARY', 'DEBIT', 1, '{1}', '{1}'
   from accounting_entry e join accounting_account a on a.company_id = e.company_id
   where e.company_id = $1 and e.number = 99 and a.code = 'PRUEBA' limit 1`,
  `insert into accounting_provision (company_id, entry_id, kind, contract_ids, amounts, moved)
   select company_id, id, 'VACATION', '{1}', '{1}', '{1}' from accounting_entry
   where company_id = $1 and number = 99 limit 1`,
  `insert into accounting_recovery (company_id, entry_id, institution, contract_ids, moved)
   select company_id, id, 'COMPIN', '{1}', '{1}' from accounting_entry
   where company_id = $1 and number = 99 limit 1`,
  `insert into accounting_expense (company_id, entry_id, report_id, moved)
   select e.company_id, e.id, r.id, 1 from accounting_entry e
   join expense_report r on r.company_id = e.company_id and r.number = 9000
   where e.company_id = $1 and e.number = 99 limit 1`,
  `insert into accounting_template (company_id, name) values ($1, 'Prueba')`,
  `insert into accounting_template_column (company_id, template_id, position, name, source)
   select company_id, id, 10, 'Cuenta', 'ACCOUNT' from accounting_template
   where company_id = $1 and name = 'Prueba'`,
  `insert into accounting_template_version (company_id, template_id, number, layout, at)
   select company_id, id, 1, '{}', now() from accounting_template
   where company_id = $1 and name = 'Prueba'`,
  `insert into payment_limit (company_id, business_id, amount, creator_login_id, created_at)
   select company_id, min(id), 1, 1, now() from business where company_id = $1 group by company_id`,
  `insert into third_party (company_id, kind, code, channel) values ($1, 'ITEM', 'PRUEBA', 'OWN')`,
  `insert into contract_ending_batch (company_id, business_id, job_title, dismissal_cause,
     contract_final_date, notice, state)
   select company_id, min(id), 'Prueba', '159-5', '2090-01-31', 'NONE', 'UNDONE' from business
   where company_id = $1 group by company_id`,
  `insert into contract_settlement (company_id, user_contract_id, status, dismissal_cause,
     contract_final_date, undo_reason)
   select company_id, min(id), 'UNDONE', '159-2', '2090-01-31', 'Prueba' from user_contract
   where company_id = $1 group by company_id`,
  `insert into contract_settlement_line (company_id, contract_settlement_id, part, what, effect)
   select company_id, min(id), 'ACCESS', 'Prueba', 'Prueba' from contract_settlement
   where company_id = $1 group by company_id`,
  `insert into settlement_batch (company_id, business_id, name, pay_date, pay_last_payslip,
     contributions_paid, state)
   select company_id, min(id), 'Prueba', '2090-01-31', false, false, 'UNDONE' from business
   where company_id = $1 group by company_id`,
  `insert into settlement_batch_person (company_id, batch_id, user_contract_id, user_id,
     dismissal_cause, disengagement_date)
   select b.company_id, b.id, c.id, c.user_id, 'ART_159_5', '2090-01-31'
   from settlement_batch b join user_contract c on c.company_id = b.company_id
   where b.company_id = $1 and b.name = 'Prueba' order by c.id limit 1`,
  `insert into settlement_display (company_id, shows, people, at) values ($1, true, 1, now())`,
  `insert into settlement (company_id, user_contract_id, user_id, status, dismissal_cause,
     initial_date, disengagement_date, pay_date, terms, facts, amounts, period, plan_hash, to_pay)
   select company_id, id, user_id, 'DELETED', 'ART_159_5', '2090-01-01', '2090-01-31',
     '2090-01-31', '{}', '{}', '{}', '{}', 'x', 0
   from user_contract where company_id = $1 order by id limit 1`,
  `insert into settlement_display_person (company_id, display_id, settlement_id, user_id)
   select d.company_id, d.id, s.id, s.user_id
   from settlement_display d join settlement s on s.company_id = d.company_id
   where d.company_id = $1 order by s.id limit 1`,
  `insert into settlement_shown (company_id, settlement_id, user_id, display_id, since)
   select m.company_id, m.settlement_id, m.user_id, m.display_id, now()
   from settlement_display_person m where m.company_id = $1 limit 1
   on conflict do nothing`,
  `insert into cost_center_group (company_id, code, name) values ($1, 'PRUEBA', 'Prueba')`,
  `insert into cost_center (company_id, group_id, code, name)
   select company_id, id, 'PRUEBA', 'Prueba' from cost_center_group
   where company_id = $1 and code = 'PRUEBA'`,
  `insert into cost_center_contract (company_id, user_contract_id, group_id, cost_center_id,
     percentage, valid)
   select n.company_id, min(c.id), n.group_id, n.id, 0, '[2090-01-01,)'
   from cost_center n join user_contract c on c.company_id = n.company_id
   where n.company_id = $1 and n.code = 'PRUEBA' group by n.company_id, n.group_id, n.id`,
  `insert into cost_center_unit (company_id, hierarchy_node_id, group_id, cost_center_id, valid)
   select n.company_id, min(u.id), n.group_id, n.id, '[2090-01-01,)'
   from cost_center n join hierarchy_node u on u.company_id = n.company_id
   where n.company_id = $1 and n.code = 'PRUEBA' group by n.company_id, n.group_id, n.id`,
  `insert into branch_office (company_id, name, name_key) values ($1, 'Prueba', '')`,
  `insert into item (company_id, code) values ($1, 'BONO_PRUEBA')`,
  `insert into item_version (company_id, item_id, valid, title, type)
   select company_id, id, '[2000-01-01,)', 'Prueba', 'EARNING' from item
   where company_id = $1 and code = 'BONO_PRUEBA'`,
  `insert into formula (company_id, code) values ($1, 'FORMULA_PRUEBA')`,
  `insert into formula_version (company_id, formula_id, valid, title, source_code)
   select company_id, id, '[2000-01-01,)', 'Prueba', '1 * IMM' from formula
   where company_id = $1 and code = 'FORMULA_PRUEBA'`,
  `insert into variable (company_id, code) values ($1, 'VARIABLE_PRUEBA')`,
  `insert into variable_version (company_id, variable_id, valid, title, value)
   select company_id, id, '[2000-01-01,)', 'Prueba', 1 from variable
   where company_id = $1 and code = 'VARIABLE_PRUEBA'`,
  `insert into payroll_table (company_id, code) values ($1, 'TABLA_PRUEBA')`,
  `insert into payroll_table_version (company_id, payroll_table_id, valid, title, metadata,
     fixed_rows)
   select company_id, id, '[2000-01-01,)', 'Prueba',
     '[{"code":"HASTA","title":"Hasta","unit":"CLP"},
       {"code":"VALOR","title":"Valor","unit":"CLP"}]',
     '[[null,"0"]]'
   from payroll_table where company_id = $1 and code = 'TABLA_PRUEBA'`,
  `insert into user_item (company_id, user_contract_id, item_code, value, start_month)
   select company_id, min(id), 'BONO_PRUEBA', 1000, 209001 from user_contract
   where company_id = $1 group by company_id`,
  `insert into payroll_month (company_id, business_id, year_month)
   select company_id, min(id), 209001 from business where company_id = $1 group by company_id`,
  `insert into payroll_month (company_id, business_id, year_month, type)
   select company_id, min(id), 209001, unnest(array['ADVANCE', 'ADDITIONAL']) from business
   where company_id = $1 group by company_id`,
  `insert into payroll_plan (company_id, hash, library) values ($1, 'prueba', '{}')`,
  `insert into payroll_run (company_id, payroll_month_id, plan_hash, period_values)
   select company_id, id, 'prueba', '{}' from payroll_month
   where company_id = $1 and year_month = 209001 and type = 'PAYROLL'`,
  `insert into payslip (company_id, payroll_run_id, user_contract_id, user_id, payroll_month_id,
     facts, results, inputs_hash, net, earnings, deductions, employer_cost, snapshot)
   select r.company_id, r.id, c.id, c.user_id, r.payroll_month_id,
     '{1}', '{1}', 'x', 1, 1, 0, 1, '{}'
   from payroll_run r join user_contract c on c.company_id = r.company_id
   where r.company_id = $1 and r.plan_hash = 'prueba' order by c.id limit 1`,
  `insert into payslip_error (company_id, payroll_run_id, user_contract_id, payroll_month_id, code,
     message)
   select r.company_id, r.id, c.id, r.payroll_month_id, 'X', 'x'
   from payroll_run r join user_contract c on c.company_id = r.company_id
   where r.company_id = $1 and r.plan_hash = 'prueba' order by c.id desc limit 1`,
  `insert into payslip_payment (company_id, payroll_month_id, user_contract_id)
   select r.company_id, r.payroll_month_id, c.id
   from payroll_run r join user_contract c on c.company_id = r.company_id
   where r.company_id = $1 and r.plan_hash = 'prueba' order by c.id limit 1`,
  `insert into absence (company_id, user_contract_id, type, start_date, end_date)
   select company_id, min(id), 'NOT_WORKED', '2090-01-02', '2090-01-02' from user_contract
   where company_id = $1 group by company_id`,
  `insert into concept_case (company_id, code, title, business_id, year_month, facts, expected)
   select company_id, 'BONO_PRUEBA', 'Prueba', min(id), 209001, '{}', 0 from business
   where company_id = $1 group by company_id`,
  `insert into indicator (company_id, key, year_month, value, source, state, entered_by)
   values ($1, 'UF', 209001, 1, 'Prueba', 'PENDING', 1)`,
  `insert into scenario (company_id, name, first_month, months, changes)
   values ($1, 'Prueba', 209001, 1, '[]')`,
  `insert into scenario_run (company_id, scenario_id, scenario_version, job_id, includes_private,
     summary, result)
   select company_id, min(id), 1, 1, true, '{}', '{}' from scenario
   where company_id = $1 group by company_id`,
  `insert into payslip_recalculation (company_id, payroll_run_id, user_contract_id,
     payroll_month_id, audit_seq)
   select r.company_id, r.id, min(c.id), r.payroll_month_id, 1 ${runAndContracts}`,
  `insert into payslip_revision (company_id, payroll_run_id, user_contract_id, payroll_month_id,
     revision, plan_hash, error_code)
   select r.company_id, r.id, min(c.id), r.payroll_month_id, 1, 'prueba', 'X' ${runAndContracts}`,
  `insert into payslip_review (company_id, payroll_month_id, user_contract_id, fingerprint)
   select r.company_id, r.payroll_month_id, min(c.id), 'x'
   ${runAndContracts}`,
  `insert into payroll_check_note (company_id, payroll_month_id, rule, finding, note)
   select r.company_id, r.payroll_month_id, 'PRUEBA', 'x', 'Prueba' from payroll_run r
   where r.company_id = $1 and r.plan_hash = 'prueba'`,
  `insert into importation (company_id, code, file_name, sha256, state)
   select $1::bigint, 'SUPPLIERS', 'prueba.csv', '\\x00', 'READY'`,
  `insert into import_row (company_id, importation_id, line, cells, result)
   select company_id, max(id), 4, '["prueba"]', 'NEW' from importation where company_id = $1
   group by company_id`,
  `insert into import_change (company_id, importation_id, line, entity, entity_id, version_after)
   select company_id, max(id), 4, 'supplier', 0, 1 from importation where company_id = $1
   group by company_id`,
  `insert into import_header (company_id, code, header, column_name)
   values ($1, 'SUPPLIERS', 'prueba', 'name')`,
  `insert into payroll_check_found
     (company_id, payroll_month_id, mark, payslips, begun_at, found)
   select r.company_id, r.payroll_month_id, 'x', 'x', '2090-01-01', '[]' from payroll_run r
   where r.company_id = $1 and r.plan_hash = 'prueba' on conflict do nothing`,
  `insert into late_item (company_id, user_contract_id, year_month, item_code, value, comment)
   select company_id, min(id), 209001, 'BONO_PRUEBA', 1, 'Prueba' from user_contract
   where company_id = $1 group by company_id`,
  `insert into retroactive_reading (company_id, business_id)
   select company_id, min(id) from business where company_id = $1 group by company_id
   on conflict do nothing`,
  `insert into retroactive_debt (company_id, business_id, origin_month_id, user_contract_id)
   select m.company_id, m.business_id, min(m.id), min(c.id) from payroll_month m
   join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
   where m.company_id = $1 and m.type = 'PAYROLL' group by m.company_id, m.business_id
   order by m.business_id limit 1
   on conflict do nothing`,
  `insert into payslip_release_count (company_id, payroll_month_id, minute, payslips, released_at)
   select r.company_id, r.payroll_month_id, '2090-01-01', 1, '2090-01-01' from payroll_run r
   where r.company_id = $1 and r.plan_hash = 'prueba' on conflict do nothing`,
  `insert into third_party_month (company_id, payroll_month_id)
   select r.company_id, r.payroll_month_id from payroll_run r
   where r.company_id = $1 and r.plan_hash = 'prueba' on conflict do nothing`,
  `insert into third_party_owed (company_id, payroll_month_id, key, kind, code, label, total,
     people, lines, line_contracts, line_labels, line_amounts)
   select company_id, payroll_month_id, 'ITEM:PRUEBA::', 'ITEM', 'PRUEBA', 'Prueba', 1, 1, 1,
     '{1}', '{1}', '{1}' from third_party_month
   where company_id = $1 on conflict do nothing`,
  `insert into retroactive_line (company_id, payroll_month_id, origin_month_id, user_contract_id,
     concept, label, line_group, paid, due, amount)
   select r.company_id, r.payroll_month_id, r.payroll_month_id, min(c.id), 'X', 'x', 'EARNING',
     0, 1, 1 ${runAndContracts}`,
  `insert into salary_advance (company_id, payroll_month_id, user_contract_id, user_id, mode, value,
     amount)
   select m.company_id, m.id, c.id, c.user_id, 'FIXED', 1, 1
   from payroll_month m join user_contract c on c.company_id = m.company_id
   where m.company_id = $1 and m.year_month = 209001 and m.type = 'ADVANCE' order by c.id limit 1`,
  `insert into additional_payment (company_id, payroll_month_id, user_contract_id, user_id,
     base_run_id, item_code, value, earnings, deductions, net, employer_cost, lines)
   select m.company_id, m.id, c.id, c.user_id, r.id, 'BONO_PRUEBA', 1, 1, 0, 1, 1, '[]'
   from payroll_month m join user_contract c on c.company_id = m.company_id
   join payroll_run r on r.company_id = m.company_id and r.plan_hash = 'prueba'
   where m.company_id = $1 and m.year_month = 209001 and m.type = 'ADDITIONAL'
   order by c.id limit 1`,
  `insert into annual_gratification (company_id, payroll_month_id, business_id, year)
   select company_id, id, business_id, 2089 from payroll_month
   where company_id = $1 and year_month = 209001 and type = 'ADDITIONAL'`,
  `insert into gratification_exclusion (company_id, payroll_month_id, user_contract_id, reason)
   select g.company_id, g.payroll_month_id, min(c.id), 'x'
   from annual_gratification g join user_contract c on c.company_id = g.company_id
   where g.company_id = $1 and g.year = 2089 group by g.company_id, g.payroll_month_id`,
  `insert into gratification_person (company_id, payroll_month_id, user_contract_id, user_id, name,
     rut, was_private, rule, state, months, base, paid, year_months)
   select g.company_id, g.payroll_month_id, c.id, c.user_id, 'x', 'x', false, 'ART_50', 'EVEN', 1,
     1, 1, '[]'
   from annual_gratification g join user_contract c on c.company_id = g.company_id
   where g.company_id = $1 and g.year = 2089 order by c.id limit 1`,
  `insert into payroll_month (company_id, business_id, year_month, type)
   select company_id, min(id), 209002, 'ADDITIONAL' from business
   where company_id = $1 group by company_id`,
  `insert into additional_payment (company_id, payroll_month_id, user_contract_id, user_id,
     base_run_id, item_code, value, earnings, deductions, net, employer_cost, lines, print)
   select m.company_id, m.id, a.user_contract_id, a.user_id, a.base_run_id, a.item_code, 1, 1, 0, 1,
     1, '[]', 'x'
   from payroll_month m join additional_payment a on a.company_id = m.company_id
   where m.company_id = $1 and m.year_month = 209002 order by a.payroll_month_id desc limit 1`,
  `update payroll_month set is_open = false, closed_hash = 'x'
   where company_id = $1 and year_month = 209002`,
  `insert into additional_release (company_id, payroll_month_id, user_contract_id, print, user_id)
   select a.company_id, a.payroll_month_id, a.user_contract_id, a.print, a.user_id
   from additional_payment a
   join payroll_month m on m.company_id = a.company_id and m.id = a.payroll_month_id
   where a.company_id = $1 and m.year_month = 209002`,
  `insert into process_rule (company_id, business_id, from_month)
   select company_id, min(id), 209001 from business where company_id = $1 group by company_id`,
  `insert into vacation_rule (company_id, business_id, from_day)
   select company_id, min(id), '2090-01-01' from business
   where company_id = $1 group by company_id`,
  `insert into vacation_blackout (company_id, business_id, start_date, end_date, reason)
   select company_id, min(id), '2090-01-01', '2090-01-02', 'Prueba' from business
   where company_id = $1 group by company_id`,
  `insert into vacation_collective (company_id, business_id, start_date, end_date, state)
   select company_id, min(id), '2090-01-01', '2090-01-31', 'UNDONE' from business
   where company_id = $1 group by company_id`,
  `insert into closing_request (company_id, payroll_month_id, number, fingerprint, requested_by)
   select company_id, id, 1, 'x', 1 from payroll_month
   where company_id = $1 and year_month = 209001 and type = 'PAYROLL'`,
  `insert into payroll_deadline (company_id, business_id, year_month, kind, done_on)
   select company_id, min(id), 209001, 'PREVIRED', '2090-02-01' from business
   where company_id = $1 group by company_id`,
  `insert into employer_loan (company_id, user_contract_id, user_id, amount, total_quotas,
     start_month, granted_on)
   select company_id, id, user_id, 10, 1, 209001, '2090-01-02' from user_contract
   where company_id = $1 order by id limit 1`,
  `insert into employer_loan_quota (company_id, loan_id, kind, year_month, amount, paid_on)
   select company_id, max(id), 'EARLY', 209001, 10, '2090-01-02' from employer_loan
   where company_id = $1 group by company_id`,
  `insert into employer_loan_pause (company_id, loan_id, from_month, months, reason)
   select company_id, max(id), 209001, 1, 'prueba' from employer_loan
   where company_id = $1 group by company_id`,
  `insert into imported_payslip (company_id, user_contract_id, year_month, days, amounts, earnings,
     deductions, net)
   select company_id, min(id), 200001, 30, '{"2101": 10}', 10, 0, 10 from user_contract
   where company_id = $1 group by company_id`,
  `insert into piecework_task (company_id, name, unit) values ($1, 'prueba', 'caja')`,
  `insert into piecework_price (company_id, task_id, starts_on, price)
   select company_id, id, '2090-01-01', 10 from piecework_task
   where company_id = $1 and name = 'prueba'`,
  `insert into piecework_entry (company_id, sent_key, user_contract_id, task_id, day, quantity)
   select task.company_id, 'prueba', min(contract.id), task.id, '2090-01-02', 1
   from piecework_task task join user_contract contract on contract.company_id = task.company_id
   where task.company_id = $1 and task.name = 'prueba' group by task.company_id, task.id`,
  `insert into user_item_taken (company_id, user_item_id, year_month, amount)
   select company_id, id, 209001, 10 from user_item
   where company_id = $1 and item_code = 'BONO_PRUEBA'`,
  `insert into user_item_carried (company_id, user_item_id, year_month, amount)
   select company_id, id, 209001, 10 from user_item
   where company_id = $1 and item_code = 'BONO_PRUEBA'`,
  `insert into first_step_left (company_id, step) values ($1, 'OPTIONS')`,
  `insert into company_exception (company_id, code, since, reason)
   values ($1, 'AVATARS_BY_MANAGERS', '2090-01-01', 'prueba de las paredes')`,
  `insert into job (company_id, kind, key, input, trace_id, status)
   values ($1, 'prueba', 'prueba', '{}', 'x', 'DONE')`,
  `insert into sent_form (company_id, login_id, operation, key_hash, body_hash, sent_at)
   values ($1, 1, 'prueba', '\\x00', '\\x00', now())`,
  `insert into vacation_account (company_id, user_contract_id)
   select company_id, min(id) from user_contract where company_id = $1 group by company_id
   on conflict do nothing`,
  `insert into vacation_term (company_id, user_contract_id, since)
   select company_id, min(id), '2090-01-01' from user_contract
   where company_id = $1 group by company_id`,
  `insert into vacation_recognition (company_id, user_contract_id, months, proved_on)
   select company_id, min(id), 12, '2090-01-01' from user_contract
   where company_id = $1 group by company_id`,
  `insert into vacation_lot (company_id, user_contract_id, source, granted_on, units)
   select company_id, min(id), 'BENEFIT', '2090-01-01', 720 from user_contract
   where company_id = $1 group by company_id`,
  `insert into vacation (company_id, user_contract_id, start_date, end_date, legal_units)
   select company_id, min(id), '2090-02-01', '2090-02-01', 720 from user_contract
   where company_id = $1 group by company_id`,
  `insert into vacation_doubt (company_id, user_contract_id, vacation_id, day, units)
   select company_id, user_contract_id, id, '2090-02-01', 720 from vacation
   where company_id = $1 and start_date = '2090-02-01'`,
  `insert into vacation_zone_answer (company_id, user_contract_id, commune_code, accepted, reason)
   select company_id, min(id), '12101', false, 'Prueba' from user_contract
   where company_id = $1 group by company_id`,
  `insert into vacation_entry (company_id, user_contract_id, seq, pool, kind, effective_on, units,
     key)
   select company_id, min(id), 900, 'LEGAL', 'ADJUSTMENT', '2090-01-01', 1, 'prueba'
   from user_contract where company_id = $1 group by company_id`,
  `insert into vacation_voucher (company_id, business_id, last_no)
   select company_id, min(id), 1 from business where company_id = $1 group by company_id
   on conflict do nothing`,
  `insert into vacation_compensation (company_id, user_contract_id, basis, agreed_on, units,
     count_from, counting, counted_units, salary, variable_pay, variable_months, least, amount,
     pay_month, login_id)
   select c.company_id, min(c.id), 'INDIVIDUAL', '2026-09-01', 720, '2026-09-02', 'HABILES', 720,
     600000, 0, 3, 20000, 20000, 209001, min(l.id)
   from user_contract c join login l on l.company_id = c.company_id
   where c.company_id = $1 group by c.company_id`,
  `insert into bank_template (company_id, name) values ($1, 'Prueba')`,
  `insert into bank_template_column (company_id, template_id, position, name, source)
   select company_id, id, 1, 'Prueba', 'NOTHING' from bank_template
   where company_id = $1 and name = 'Prueba'`,
  `insert into bank_template_version (company_id, template_id, number, layout, at)
   select company_id, id, 1, '{}', now() from bank_template
   where company_id = $1 and name = 'Prueba'`,
  `insert into supplier (company_id, name, identifier, bank_id, payment_account_type,
     account_number)
   values ($1, 'Prueba', '1-9', '016', 'VISTA', '12345')`,
  `insert into file (company_id, storage_key, name, media_type, size, sha256, related_type)
   values ($1, $1 || '/2026/x', 'x.pdf', 'application/pdf', 1, '\\x00', 'prueba')`,
  ...documentRows,
  `insert into accounting_file (company_id, entry_id, template_id, template_version, template_name,
     lines, sha256, file_id, made_at)
   select e.company_id, e.id, t.id, 1, 'Prueba', 1, 'x', (select min(f.id) from file f
       where f.company_id = $1), now()
   from accounting_entry e join accounting_template t on t.company_id = e.company_id
   where e.company_id = $1 and e.number = 99 and t.name = 'Prueba' limit 1`,
]

export async function fillEveryTable(owner: pg.Client, companyId: number): Promise<void> {
  for (const statement of statements)
    await owner.query(statement.replaceAll('$1', String(companyId)))
}
