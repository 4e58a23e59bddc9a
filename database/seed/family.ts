import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

const nobody = { rut: null, birthday: null, phone: null, burdenFrom: null, studiesUntil: null }

/** The family of some people: a burden whose certificate ends soon, and two to call. */
const members = [
  {
    ...nobody,
    of: 'bernarda',
    relation: 'CHILD',
    rut: '22222222-2',
    firstname: 'Millaray Antonia',
    paternalLastname: 'Curiqueo',
    maternalLastname: 'Huenchul',
    birthday: '2007-05-18',
    emergencyContact: false,
    burden: 'SIMPLE',
    burdenFrom: '2021-03-01',
    studiesUntil: '2026-12-31',
  },
  {
    ...nobody,
    of: 'bernarda',
    relation: 'SPOUSE',
    firstname: 'Hernán',
    paternalLastname: 'Curiqueo',
    maternalLastname: 'Marín',
    phone: '+56 9 8123 4567',
    emergencyContact: true,
    burden: 'NONE',
  },
  {
    ...nobody,
    of: 'wilner',
    relation: 'SIBLING',
    firstname: 'Junior',
    paternalLastname: 'Joseph',
    maternalLastname: null,
    phone: '+56 9 7234 5678',
    emergencyContact: true,
    burden: 'NONE',
  },
] as const

/** Registers the families of the demo world. */
export async function seedFamily(client: pg.Client, companyId: number): Promise<void> {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const rows = members.map(({ of, ...member }) => ({
    companyId,
    userId: userId(rutOf(coihues.people[of].rut)),
    ...member,
  }))
  await insert(client, 'family_member', rows)
}
