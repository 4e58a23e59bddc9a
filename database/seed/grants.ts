import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** A service by its code, and what the profile gives of it: create, read, update, delete. */
type Says = Readonly<Record<string, string>>

/** An accountant reads what is declared, paid and booked, and the payslips that it comes from. */
const accounting = {
  profile: 'Contabilidad',
  person: coihues.people.marisol,
  says: {
    GC_0005: 'r',
    GC_0011: 'r',
    GR_0001: 'rm',
    GR_0002: 'rm',
    GR_0004: 'r',
    GR_0008: 'r',
    GR_0009: 'r',
    GR_0013: 'r',
    GR_0019: 'r',
    GR_0023: 'r',
    GR_0024: 'r',
    GR_0056: 'r',
  },
}

/**
 * Profiles to look at: what each says of some services. The accountant has hers, and nobody another
 * one, so that each role of the demo world shows what it gives by itself.
 */
const profiles: Readonly<Record<string, Says>> = {
  Remuneraciones: {
    GR_0002: 'r',
    GR_0004: 'cru',
    GR_0005: 'cr',
    GR_0006: 'cd',
    GR_0007: 'crud',
    GR_0016: 'r',
    GP_0001: 'r',
    GP_0002: 'cru',
  },
  [accounting.profile]: accounting.says,
  'Asistente de personas': { GP_0001: 'cru', GP_0003: 'crud', GP_0005: 'cru', GP_0006: 'ru' },
  // Nothing from which pay follows: neither contracts, items, payslips nor transfers.
  'Jefatura sin remuneraciones': {
    GP_0002: '',
    GR_0002: '',
    GR_0004: '',
    GR_0007: '',
    GR_0009: '',
  },
}

const restriction = 'Solo el campo'

/** Profiles, and a restriction to the second razón social, for the first company. */
export async function seedGrants(client: pg.Client, companyId: number, business: number) {
  const of = (rows: readonly object[]) => rows.map((row) => ({ companyId, ...row }))
  await insert(client, 'profile', of(Object.keys(profiles).map((name) => ({ name }))))
  const profileId = await idsBy(client, 'profile', companyId, 'name')
  const rows = Object.entries(profiles).flatMap(([name, says]) =>
    Object.entries(says).map(([code, letters]) => ({
      profileId: profileId(name),
      code,
      canCreate: letters.includes('c'),
      canRead: letters.includes('r'),
      canUpdate: letters.includes('u'),
      canDelete: letters.includes('d'),
    })),
  )
  await insert(client, 'profile_permission', of(rows))
  await client.query('update users set profile_id = $3 where company_id = $1 and rut = $2', [
    companyId,
    rutOf(accounting.person.rut),
    profileId(accounting.profile),
  ])
  await insert(client, 'restriction', of([{ name: restriction }]))
  const restrictionId = await idsBy(client, 'restriction', companyId, 'name')
  await insert(
    client,
    'restriction_business',
    of([{ restrictionId: restrictionId(restriction), businessId: business }]),
  )
}
