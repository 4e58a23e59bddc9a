import { payTables } from './copied-pay.ts'
import { recordTables } from './copied-records.ts'

/**
 * How a column goes into a copy of somebody's data. A column without a mark is written as it is;
 * `@` names a person and `~` whoever holds an account, and nothing else of them; `#` is a row that
 * is called by its name; `+` is a file, which goes along; `-` is the number of a row, which says
 * nothing; `!` is a secret, or what would tell of others, and is never written.
 */
const marks = {
  '@': 'PERSON',
  '~': 'LOGIN',
  '#': 'NAME',
  '+': 'FILE',
  '-': 'NUMBER',
  '!': 'SECRET',
} as const
export type Way = (typeof marks)[keyof typeof marks] | 'VALUE'

/** How the rows of a table lead to their person. */
export type Lead =
  /** By a column, or else another: their number, RUT, account, or one of their contracts. */
  | { readonly anyOf: readonly string[]; readonly of?: undefined }
  /** By the same columns of another table that is exported: `id`, unless they are several. */
  | { readonly columns: readonly string[]; readonly of: string }

export type Exported = {
  readonly table: string
  readonly lead: Lead
  readonly columns: readonly { readonly name: string; readonly way: Way }[]
}

const isMark = (mark: string): mark is keyof typeof marks => mark in marks

function columnOf(word: string) {
  const mark = word[0] ?? ''
  return isMark(mark)
    ? { name: word.slice(1), way: marks[mark] }
    : { name: word, way: 'VALUE' as const }
}

function leadOf(said: string): Lead {
  const [columns = '', of] = said.split('>')
  return of === undefined ? { anyOf: columns.split('|') } : { columns: columns.split('+'), of }
}

/** Each table that has rows of people, in the order of their names. */
export const exportedTables: readonly Exported[] = `${recordTables}\n${payTables}`
  .split(/\n(?=\w)/)
  .filter((lines) => lines.trim() !== '')
  .map((lines): Exported => {
    const [table = '', lead = '', ...columns] = lines.trim().split(/\s+/)
    return { table, lead: leadOf(lead), columns: columns.map(columnOf) }
  })
  .toSorted((a, b) => (a.table < b.table ? -1 : 1))

/** By which column a row that goes by its name is called. */
export const namedRows: Readonly<Record<string, readonly [table: string, name: string]>> = {
  announcement_id: ['announcement', 'title'],
  area_id: ['area', 'name'],
  branch_office_id: ['branch_office', 'name'],
  business_id: ['business', 'name'],
  cost_center_id: ['cost_center', 'name'],
  course_id: ['course', 'title'],
  data_breach_id: ['data_breach', 'title'],
  document_id: ['document', 'name'],
  document_template_id: ['document_template', 'name'],
  expense_category_id: ['expense_category', 'name'],
  expense_policy_id: ['expense_policy', 'name'],
  field_id: ['user_field', 'title'],
  lesson_id: ['course_lesson', 'title'],
  own_report_id: ['own_report', 'name'],
  policy_id: ['expense_policy', 'name'],
  process_id: ['evaluation_process', 'title'],
  profile_id: ['profile', 'name'],
  restriction_id: ['restriction', 'name'],
  seal_business_id: ['business', 'name'],
  supplier_id: ['supplier', 'name'],
  survey_id: ['survey', 'title'],
  syndicate_id: ['syndicate', 'name'],
  task_id: ['piecework_task', 'name'],
  type_id: ['document_type', 'label'],
}

/** Rows that their own person does not read yet, and that go into no copy: which ones go. */
export const onlyRows: Readonly<Record<string, string>> = {
  contract_settlement: 'it.display_to_employee',
  data_breach_person: 'it.told_at is not null',
  document: `it.state <> 'DRAFT'`,
  settlement: 'it.issued_at is not null',
  review: 'it.released_at is not null',
  payslip: `exists (select from payslip_release given
    where given.company_id = app.current_company() and given.payroll_run_id = it.payroll_run_id
      and given.user_contract_id = it.user_contract_id)`,
  payslip_revision: `exists (select from payslip_release given
    where given.company_id = app.current_company() and given.payroll_run_id = it.payroll_run_id
      and given.user_contract_id = it.user_contract_id)`,
}

/** Tables whose rows speak of people and go into no copy, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  ...all('suma lo de muchas personas; lo de cada una va en su liquidación', [
    'accounting_provision',
    'accounting_recovery',
    'third_party_month',
    'third_party_owed',
    'scenario_run',
    'payroll_check_found',
  ]),
  ...all('son las lecturas de sus datos, que van aparte con quien las hizo', [
    'audit_event',
    'platform_event',
  ]),
  ...all('es lo que traía un archivo cargado; lo que se guardó va en su tabla', [
    'import_change',
    'import_row',
    'payment_answer_row',
  ]),
  ...all('dice qué trabajo se pidió o qué se envió, y pasa a los pocos días', [
    'job',
    'sent_form',
    'sent_platform_form',
    'mail_outbox',
    'webhook_event',
  ]),
  ...all('guarda secretos con los que se entra', [
    'login_challenge',
    'login_recovery_code',
    'login_totp',
    'privacy_code',
    'sign_in_attempt',
    'signature_link',
  ]),
  ...all('se cuenta o se copia de otra tabla que va', [
    'vacation_voucher',
    'vacation_account',
    'time_off',
    'person_standing',
    'payslip_recalculation',
    'settlement_display_person',
  ]),
  file: 'sus archivos van uno por uno',
}

function all(why: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, why]))
}
