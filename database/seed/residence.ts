import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** The permits of the people of another country: one that expires soon, and one that expired. */
const permits = [
  {
    of: 'wilner',
    kind: 'WORK',
    number: '23-184072',
    startDate: '2022-10-21',
    endDate: '2024-10-20',
    residentSince: '2019-05-12',
  },
  {
    of: 'wilner',
    kind: 'WORK',
    number: '24-310977',
    startDate: '2024-10-21',
    endDate: '2026-10-20',
  },
  {
    of: 'yorgelis',
    kind: 'FAMILY',
    number: '24-095518',
    startDate: '2024-09-02',
    endDate: '2026-09-01',
    residentSince: '2024-02-18',
  },
] as const

/** Registers the permits of the demo world. */
export async function seedResidence(client: pg.Client, companyId: number): Promise<void> {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const rows = permits.map(({ of, ...permit }) => ({
    companyId,
    userId: userId(rutOf(coihues.people[of].rut)),
    residentSince: null,
    ...permit,
  }))
  await insert(client, 'residence_permit', rows)
}
