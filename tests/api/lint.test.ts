// What the database is, read from its own catalogs: the walls between companies do not depend on
// anybody remembering them in the next migration.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'

/** Tables with the company in a column that are nevertheless of the platform. */
const platformTables = ['login', 'mail_outbox', 'sign_in_domain']

/** What the application may do with more powers than its own, and why it needs them. */
const trustedFunctions = [
  'app.count_debts',
  'app.count_payslips',
  'app.enqueue_job',
  'app.erase_content',
  'app.queue_legal_days',
  'app.queue_mail',
  'app.queue_mail_files',
  'app.supersede_payslips',
]

/**
 * Company tables without the audit trigger, besides those that the application only adds rows to:
 * results that nobody edits.
 */
const withoutAudit = [
  // What a survey asks, kept with its history by the survey, and fixed once it is activated.
  'alternative',
  // Decided with their announcement, which is audited, and fixed once it is published.
  'announcement_business',
  'announcement_file',
  // Who opened what is no act on a record, and the list of readers says it.
  'announcement_read',
  // What people answer: nobody reads it in a history.
  'answer',
  // Opened and closed by triggers of an audited request, with decisions that only grow.
  'approval_request',
  'arrival_template_task',
  'audit_head',
  'calendar_feed',
  // What people let others see of their own days.
  'celebration_choice',
  // Whose answer it is no trail may say.
  'climate_draft',
  'competence',
  'contract_settlement_line',
  // The people of an act that assigned a course; who ordered it, and each assignment, are audited.
  'course_batch_person',
  // When somebody opened and ended a lesson: what follows from it is audited.
  'course_progress',
  // The people of an incident; who notified them and how many is in the history.
  'data_breach_person',
  'delegation_kind',
  // What a generation made of each person; who ordered it, and each document, are audited.
  'document_batch_person',
  // The tasks of a template, written with it.
  // The receipts of an expense, which is audited; what was sent keeps them.
  'expense_file',
  // Parts of a policy, written with it.
  'expense_policy_category',
  'expense_policy_issuer',
  'filing_finding',
  'filing_wage',
  'gratification_person',
  // What a file says, and what it did to records whose changes are audited.
  'import_change',
  'import_row',
  // When a key was last used is no change of it.
  'integration_token_use',
  'job',
  // Names of what people wrote, which stays as it is; whoever reads it may take them apart.
  'merged_need',
  'notification',
  'notification_preference',
  // Parts of a list, whose making is audited and which nobody edits.
  'payment_list_row',
  // Kept by the worker of what its rules find in a large month.
  'payroll_check_found',
  'payroll_run',
  'payslip_recalculation',
  'payslip_release',
  // Counted by a trigger from the releases.
  'payslip_release_count',
  // Who a proposal names; its states, and who answered it, are audited.
  'peer_proposal_person',
  // Written by triggers from contracts and persons, which are audited.
  'person_standing',
  // Codes of half an hour; what is asked with one is audited.
  'privacy_code',
  // The days of a process, written with it.
  'process_stage',
  // As what was said in the product: what is pushed is no record.
  'push_message',
  // As its competences.
  'question',
  // What is kept of what can be calculated again.
  'retroactive_debt',
  'retroactive_reading',
  // Results of what would be; the worker deletes those that another one replaced.
  'scenario_run',
  'sent_form',
  'settlement_batch_person',
  // A round to a provider: what came of it is written in the audit by itself.
  'sign_in_attempt',
  'survey_version',
  // What is kept of what payslips and records say.
  'third_party_month',
  'third_party_owed',
  'time_off',
  'user_item_carried',
  'user_item_taken',
  // Given by a rule, which is kept, and answered by its person.
  'user_survey',
  'vacation_account',
  'vacation_voucher',
  // The outbox of what happened, and how each sending went.
  'webhook_delivery',
  'webhook_event',
]

const closedByMonth = [
  'absence',
  'additional_payment',
  'annual_gratification',
  'gratification_exclusion',
  'gratification_person',
  'payroll_check_note',
  'payroll_month',
  'payroll_run',
  'payslip',
  'payslip_error',
  'payslip_recalculation',
  'payslip_review',
  'retroactive_line',
  'salary_advance',
  'settlement_payslip',
  'user_item',
]

const database = await freshDatabase('empty')
const owner = new pg.Client({ connectionString: database.url })
beforeAll(() => owner.connect())
afterAll(() => owner.end())

async function names(query: string, ...values: unknown[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(query, values)
  return rows.map(({ name }) => name)
}

const TABLES = `select c.oid, c.relname as name, c.relowner, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`
const TENANT = `select t.* from (${TABLES}) t where t.relrowsecurity`

describe('every table with a company', () => {
  test('is behind forced row-level security, but those of the platform', async () => {
    const open = await names(
      `select t.name from (${TABLES}) t join pg_attribute a
         on a.attrelid = t.oid and a.attname = 'company_id' and not a.attisdropped
       where not (t.relrowsecurity and t.relforcerowsecurity) order by 1`,
    )
    expect(open).toEqual(platformTables)
    expect((await names(TENANT)).length).toBeGreaterThan(20)
  })

  test('has one policy, for all that is read and all that is written', async () => {
    const wrong = await names(
      `select t.name from (${TENANT}) t left join pg_policy p on p.polrelid = t.oid
       group by t.name having count(*) <> 1 or not bool_and(coalesce(p.polpermissive
         and p.polcmd = '*' and p.polroles = '{0}'
         and pg_get_expr(p.polqual, p.polrelid) like '%company_id = %app.company_id%'
         and pg_get_expr(p.polwithcheck, p.polrelid) = pg_get_expr(p.polqual, p.polrelid), false))`,
    )
    expect(wrong).toEqual([])
  })

  test('is keyed by it first', async () => {
    const wrong = await names(
      `select t.name from (${TENANT}) t
       left join pg_index i on i.indrelid = t.oid and i.indisprimary
       left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
       where a.attname is distinct from 'company_id'`,
    )
    expect(wrong).toEqual([])
  })

  test('has it in everything that is unique', async () => {
    const wrong = await names(
      `select i.indexrelid::regclass::text as name from (${TENANT}) t
       join pg_index i on i.indrelid = t.oid and (i.indisunique or i.indisexclusion)
       where not exists (select from pg_attribute a where a.attrelid = t.oid
         and a.attname = 'company_id' and a.attnum = any (i.indkey))`,
    )
    expect(wrong).toEqual([])
  })

  test('names no row of another company: each reference carries it on both sides', async () => {
    const wrong = await names(
      `select k.conname as name from pg_constraint k join (${TENANT}) t on t.oid = k.conrelid
       join (${TENANT}) target on target.oid = k.confrelid
       where k.contype = 'f' and not exists (
         select from unnest(k.conkey, k.confkey) pair (mine, theirs)
         join pg_attribute m on m.attrelid = k.conrelid and m.attnum = pair.mine
         join pg_attribute o on o.attrelid = k.confrelid and o.attnum = pair.theirs
         where m.attname = 'company_id' and o.attname = 'company_id')`,
    )
    expect(wrong).toEqual([])
  })

  test('is audited, but what is only added to and what nobody edits', async () => {
    const unaudited = await names(
      `select t.name from (${TENANT}) t where not exists (select from pg_trigger g
         where g.tgrelid = t.oid and g.tgname = 'audit' and g.tgenabled = 'O'
         and g.tgfoid = 'app.audit_row()'::regprocedure and g.tgtype & 29 = 29)
       and (has_any_column_privilege('minga_app', t.oid, 'update')
         or has_table_privilege('minga_app', t.oid, 'delete')) order by 1`,
    )
    expect(unaudited).toEqual(withoutAudit)
  })

  test('is guarded by the closed month where it holds results of one', async () => {
    const guarded = await names(
      `select distinct tgrelid::regclass::text as name from pg_trigger
       where tgname = 'closed_month' and tgenabled = 'O' order by 1`,
    )
    expect(guarded).toEqual(closedByMonth)
  })

  test('has the backup role as a reader', async () => {
    const unread = await names(
      `select t.name from (${TENANT}) t
       where not has_table_privilege('minga_backup', t.oid, 'select')`,
    )
    expect(unread).toEqual([])
  })
})

describe('the role of the application', () => {
  test('has no power', async () => {
    const { rows } = await owner.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication
       from pg_roles where rolname = 'minga_app'`,
    )
    expect(Object.values(rows[0] ?? { missing: true })).toEqual([false, false, false, false, false])
    const memberships = await names(
      `select roleid::regrole::text as name from pg_auth_members
       where member = 'minga_app'::regrole`,
    )
    expect(memberships).toEqual([])
  })

  test('owns nothing and makes nothing', async () => {
    const owned = await names(
      `select relname as name from pg_class where relowner = 'minga_app'::regrole
       union all select proname from pg_proc where proowner = 'minga_app'::regrole`,
    )
    expect(owned).toEqual([])
    const may = await names(
      `select nspname as name from pg_namespace
       where has_schema_privilege('minga_app', oid, 'create') and nspname not like 'pg_temp%'`,
    )
    expect(may).toEqual([])
  })

  test('empties, references and triggers no table', async () => {
    const may = await names(
      `select name || ' ' || privilege as name from (${TABLES}) t,
         unnest(array['truncate', 'references', 'trigger', 'maintain']) privilege
       where has_table_privilege('minga_app', t.oid, privilege)`,
    )
    expect(may).toEqual([])
  })

  test('adds to the audit trail, and neither changes nor removes', async () => {
    const { rows } = await owner.query(
      `select has_table_privilege('minga_app', 'audit_event', 'insert') as adds,
         has_table_privilege('minga_app', 'audit_event', 'update') as changes,
         has_table_privilege('minga_app', 'audit_event', 'delete') as removes`,
    )
    expect(rows[0]).toEqual({ adds: true, changes: false, removes: false })
  })

  test('borrows powers only through the listed functions, whose path is fixed', async () => {
    const borrowed = await names(
      `select format('%s.%s', n.nspname, p.proname) as name from pg_proc p
       join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and has_schema_privilege('minga_app', n.oid, 'usage')
         and has_function_privilege('minga_app', p.oid, 'execute') order by 1`,
    )
    expect(borrowed).toEqual(trustedFunctions)
    const loose = await names(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.prosecdef and p.pronamespace in ('app'::regnamespace, 'public'::regnamespace)
         and not exists (select from unnest(p.proconfig) c where c like 'search_path=%')`,
    )
    expect(loose).toEqual([])
  })

  test('does not see the queue', async () => {
    const seen = await names(
      `select nspname as name from pg_namespace where nspname like 'graphile%'
       and has_schema_privilege('minga_app', oid, 'usage')`,
    )
    expect(seen).toEqual([])
  })

  test('writes no table of the law', async () => {
    const { rows } = await owner.query(
      `select has_table_privilege('minga_app', 'legal_parameter', 'select') as reads,
         has_table_privilege('minga_app', 'legal_parameter', 'insert, update, delete') as writes`,
    )
    expect(rows[0]).toEqual({ reads: true, writes: false })
  })
})

test('no view looks with the eyes of its owner, and none is stored', async () => {
  const wrong = await names(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
     and (relkind = 'm' or (relkind = 'v'
       and not coalesce(reloptions, '{}')
         && array['security_invoker=true', 'security_invoker=on']))`,
  )
  expect(wrong).toEqual([])
})

test('the lint finds what it looks for', async () => {
  await owner.query('begin')
  await owner.query('create table loose (company_id bigint, id bigint primary key)')
  const open = await names(
    `select t.name from (${TABLES}) t join pg_attribute a
       on a.attrelid = t.oid and a.attname = 'company_id'
     where not (t.relrowsecurity and t.relforcerowsecurity) order by 1`,
  )
  await owner.query('rollback')
  expect(open).toEqual(['login', 'loose', 'mail_outbox', 'sign_in_domain'])
})
