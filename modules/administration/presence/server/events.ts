import type { Activity } from '../model/activity.ts'

/** The columns of an audit event that the home screen reads. */
export type Event = {
  seq: number
  at: Date
  action: string
  entity: string
  entityId: string | null
  userId: number | null
  loginId: number | null
  traceId: string | null
  before: unknown
  after: unknown
}

type Row = Readonly<Record<string, unknown>>

const rowOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const numberIn = (row: Row, name: string): number | null => {
  const value = row[name]
  return typeof value === 'number' ? value : null
}

/**
 * The kind of act an event represents; undefined for most events, which the home screen ignores.
 */
export function kindOf({ entity, action, before, after }: Event): Activity['kind'] | undefined {
  const [was, is] = [rowOf(before), rowOf(after)]
  if (action === 'Creado') return created[entity]
  if (action !== 'Modificado') return undefined
  if (entity === 'payroll_month' && was['is_open'] !== is['is_open']) {
    return is['is_open'] === true ? 'MONTH_REOPENED' : 'MONTH_CLOSED'
  }
  if (entity !== 'absence' || was['response_status'] === is['response_status']) return undefined
  return answers[String(is['response_status'])]
}

/** Withdrawing a request is no answer to it, whoever withdraws it. */
const answers: Readonly<Record<string, Activity['kind']>> = {
  APPROVED: 'ABSENCE_ANSWERED',
  REJECTED: 'ABSENCE_ANSWERED',
  CANCELED: 'ABSENCE_CANCELED',
}

const created: Readonly<Record<string, Activity['kind']>> = {
  payroll_month: 'MONTH_OPENED',
  users: 'PERSON_ADDED',
  user_contract: 'CONTRACT_ADDED',
  absence: 'ABSENCE_ASKED',
}

/** The subject of an event: its person, month or contract. */
export function whatOf({ entity, entityId, before, after }: Event) {
  const row = { ...rowOf(before), ...rowOf(after) }
  const id = Number(entityId)
  const [businessId, yearMonth] = [numberIn(row, 'business_id'), numberIn(row, 'year_month')]
  return {
    personId: entity === 'users' ? id : null,
    contractId:
      entity === 'user_contract'
        ? id
        : entity === 'absence'
          ? numberIn(row, 'user_contract_id')
          : null,
    month:
      entity === 'payroll_month' && businessId !== null && yearMonth !== null
        ? { id, businessId, yearMonth, type: String(row['type']) }
        : null,
  }
}
