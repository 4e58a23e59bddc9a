import type pg from 'pg'
import type { SeedCompany } from './companies.ts'
import { contractCode } from './people.ts'
import { idsBy, insert, type Row } from './rows.ts'

type SeedAbsence = {
  type: 'LICENSE' | 'NOT_WORKED' | 'LEAVE' | 'WORK_SUSPENSION'
  subtype?: string
  pay?: 'WITHPAY'
  from: string
  to?: string
  halfDay?: true
  license?: string
  continues?: true
  status?: 'PENDING' | 'REJECTED'
  response?: string
  comment?: string
}

/**
 * Absences of people without a case of their own, by the place of the person in the crowd; the
 * closed months are calculated with them.
 */
const absences: readonly (readonly [person: number, absence: SeedAbsence])[] = [
  [3, { type: 'LICENSE', from: '2024-07-08', to: '2024-07-12', license: '9841206-5' }],
  [6, { type: 'LICENSE', from: '2025-06-16', to: '2025-06-25', license: '10470318-7' }],
  [9, { type: 'LEAVE', subtype: 'ADMINISTRATIVE_DAY', pay: 'WITHPAY', from: '2024-10-04' }],
  [11, { type: 'LICENSE', from: '2025-08-04', to: '2025-08-08', license: '10588421-3' }],
  [21, { type: 'LEAVE', from: '2025-05-12', to: '2025-05-13', comment: 'Mudanza' }],
  [1, { type: 'LICENSE', from: '2026-03-10', to: '2026-03-12', license: '11204417-3' }],
  [4, { type: 'LICENSE', from: '2026-05-04', to: '2026-05-14', license: '11377520-8' }],
  [7, { type: 'LICENSE', from: '2026-06-22', to: '2026-07-21', license: '11502983-1' }],
  [10, { type: 'LICENSE', from: '2026-07-27', to: '2026-08-05', license: '11590042-7' }],
  [
    10,
    {
      type: 'LICENSE',
      from: '2026-08-06',
      to: '2026-08-12',
      license: '11611875-4',
      continues: true,
    },
  ],
  [
    12,
    {
      type: 'LICENSE',
      subtype: 'MATERNITY',
      from: '2026-04-20',
      to: '2026-08-23',
      license: '11350261-9',
    },
  ],
  [
    15,
    {
      type: 'LICENSE',
      subtype: 'WORK_ACCIDENT',
      from: '2026-08-17',
      to: '2026-08-28',
      license: '11640138-2',
      comment: 'Corte en la mano en la línea de envasado',
    },
  ],
  [18, { type: 'LEAVE', from: '2026-02-16', to: '2026-02-20', comment: 'Viaje familiar' }],
  [20, { type: 'LEAVE', subtype: 'ADMINISTRATIVE_DAY', pay: 'WITHPAY', from: '2026-06-05' }],
  [22, { type: 'LEAVE', subtype: 'COMPENSATORY_DAY', pay: 'WITHPAY', from: '2026-08-07' }],
  [25, { type: 'NOT_WORKED', from: '2026-07-06', to: '2026-07-07' }],
  [27, { type: 'LEAVE', from: '2026-08-19', halfDay: true, comment: 'Trámite en el tribunal' }],
  [30, { type: 'LICENSE', from: '2026-09-01', to: '2026-09-11', license: '11688402-5' }],
  [
    34,
    {
      type: 'LICENSE',
      subtype: 'MATERNITY',
      from: '2026-08-31',
      to: '2026-10-11',
      license: '11695874-K',
    },
  ],
  [33, { type: 'NOT_WORKED', from: '2026-09-03' }],
  [36, { type: 'LEAVE', from: '2026-09-21', to: '2026-09-22', status: 'PENDING' }],
  [
    39,
    {
      type: 'LEAVE',
      from: '2026-09-17',
      status: 'REJECTED',
      response: 'Esa semana hay despacho y no hay reemplazo',
    },
  ],
]

/** Registers the absences of the demo world, before the months that they touch are calculated. */
export async function seedAbsences(client: pg.Client, seed: SeedCompany, companyId: number) {
  const contractId = await idsBy(client, 'user_contract', companyId, 'code')
  const rows = absences.flatMap(([place, absence]) => {
    const person = seed.others[place]
    return person ? [rowOf(companyId, contractId(contractCode(person, 0)), absence)] : []
  })
  await insert(client, 'absence', rows)
}

function rowOf(companyId: number, userContractId: number, absence: SeedAbsence): Row {
  const { type, subtype = 'NORMAL', pay = 'WITHOUTPAY', from, to = from } = absence
  const at = `${from}T13:00:00Z`
  const status = absence.status ?? 'APPROVED'
  return {
    companyId,
    userContractId,
    type,
    subtype,
    pay,
    startDate: from,
    endDate: to,
    halfDay: absence.halfDay ?? false,
    licenseNumber: absence.license ?? null,
    continuousLicense: absence.continues ?? false,
    firstLicence: type === 'LICENSE' && absence.continues === undefined,
    responseStatus: status,
    response: absence.response ?? null,
    respondedAt: status === 'PENDING' ? null : at,
    comment: absence.comment ?? null,
    createdAt: at,
    updatedAt: at,
  }
}
