import { person, type Plant } from './plant.ts'

type Planted = {
  type?: string
  subtype?: string
  from?: string
  to?: string
  pay?: string
  status?: string
  folio?: string | null
  continues?: boolean
  contract?: string
}

/** An absence of the person registered after the calculation. */
function absence(planted: Planted): string {
  const { type = 'LICENSE', subtype = 'NORMAL', from = '2026-09-07', to = from } = planted
  const { pay = 'WITHOUTPAY', status = 'APPROVED', folio = '1234-5', continues = false } = planted
  const contract = planted.contract ?? '$contract'
  return `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date,
      end_date, response_status, license_number, continuous_license)
    select company_id, id, '${type}', '${subtype}', '${pay}', '${from}', '${to}', '${status}',
      ${folio === null ? 'null' : `'${folio}'`}, ${continues} from user_contract
    where id = ${contract}`
}

/** A second contract of the person, in another razón social. */
const second = `insert into user_contract (company_id, user_id, business_id, user_business_id,
    code, status, initial_date)
  select company_id, user_id, (select min(b.id) from business b
    where b.company_id = c.company_id and b.id <> c.business_id), user_business_id,
    'SEGUNDO-' || id, 'ACTIVE', initial_date from user_contract c where id = $contract`
const secondId = `(select max(id) from user_contract where user_id = $person)`

/** Faults of absences: missing in the payslip, without an answer, or impossible. */
export const absencePlants: readonly Plant[] = [
  { rule: 'LICENCIA_OLVIDADA', sql: [absence({ to: '2026-09-10' })] },
  {
    rule: 'LICENCIA_OLVIDADA',
    facts: { DIAS_LICENCIA: 2 },
    sql: [absence({ from: '2026-08-20', to: '2026-09-04' })],
  },
  { rule: 'LICENCIA_SIN_REGISTRO', facts: { DIAS_LICENCIA: 4 } },
  {
    rule: 'LICENCIA_SIN_REGISTRO',
    facts: { DIAS_LICENCIA: 4 },
    sql: [absence({ to: '2026-09-10', status: 'CANCELED' })],
  },
  { rule: 'PERMISO_OLVIDADO', sql: [absence({ type: 'LEAVE' })] },
  { rule: 'PERMISO_OLVIDADO', sql: [absence({ type: 'WORK_SUSPENSION' })] },
  // From a Friday to the Monday after: two working days.
  {
    rule: 'INASISTENCIA_OLVIDADA',
    facts: { DIAS_AUSENCIA: 1 },
    sql: [absence({ type: 'NOT_WORKED', from: '2026-09-11', to: '2026-09-14' })],
  },
  { rule: 'AUSENCIA_PENDIENTE', sql: [absence({ type: 'LEAVE', status: 'PENDING' })] },
  { rule: 'AUSENCIA_PENDIENTE', sql: [absence({ status: 'PENDING', to: '2026-10-20' })] },
  { rule: 'LICENCIA_SIN_DOCUMENTO', sql: [absence({ folio: null })] },
  {
    rule: 'LICENCIA_SIN_INSTITUCION',
    sql: [absence({}), ...person('health_institution = null')],
  },
  {
    rule: 'LICENCIA_SIN_INSTITUCION',
    sql: [
      absence({ subtype: 'WORK_ACCIDENT' }),
      'update business set mutual_code = null where id = $business',
    ],
  },
  { rule: 'LICENCIA_SIN_ANTERIOR', sql: [absence({ continues: true })] },
  {
    rule: 'LICENCIA_SIN_ANTERIOR',
    sql: [
      absence({ from: '2026-09-01', to: '2026-09-02', status: 'REJECTED' }),
      absence({ from: '2026-09-03', to: '2026-09-04', continues: true }),
    ],
  },
  {
    rule: 'HORAS_EXTRA_AUSENTE',
    facts: { HORAS_NORMALES: 400 },
    results: { DIAS_TRABAJADOS: 0 },
  },
  {
    rule: 'AUSENCIA_FUERA_DE_CONTRATO',
    sql: [
      absence({ type: 'LEAVE', from: '2026-09-20', to: '2026-09-25' }),
      `update user_contract set final_date = '2026-09-22' where id = $contract`,
    ],
  },
  {
    rule: 'AUSENCIA_FUERA_DE_CONTRATO',
    sql: [
      absence({ from: '2026-09-20', to: '2026-09-25' }),
      `update user_contract set final_date = '2026-08-20' where id = $contract`,
    ],
  },
  {
    rule: 'AUSENCIAS_CRUZADAS',
    sql: [second, absence({ contract: secondId }), absence({ type: 'NOT_WORKED' })],
  },
  { rule: 'LICENCIA_EN_UN_CONTRATO', sql: [second, absence({ contract: secondId })] },
]
