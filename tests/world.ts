import type pg from 'pg'
import { type EntityName, publicId } from '#platform/model/ids.ts'
import { rutOf } from '#chile/rut.ts'
import { borealCompany, coihues, type SeedCompany } from '../database/seed/companies.ts'
import { logins, type Username } from '../database/seed/logins.ts'
import type { SeedPerson } from '../database/seed/person.ts'

/** A row of the demo world: its number inside, its id as the API shows it. */
export type Known = { readonly id: number; readonly publicId: string }

export type KnownContract = Known & { readonly code: string; readonly business: Known }

export type KnownPerson = Known & {
  readonly rut: string
  /** `Bernarda Rosa Huenchul Ortiz`. */
  readonly name: string
  readonly contracts: readonly KnownContract[]
}

export type KnownCompany<Person extends string, Business extends string> = Known & {
  readonly slug: string
  readonly people: Readonly<Record<Person, KnownPerson>>
  readonly businesses: Readonly<Record<Business, Known>>
}

/** The day on which the demo world lives. */
export const demoToday = '2026-09-15'
export const demoNow = '2026-09-15T12:00:00Z'

/** Reads the demo world from a database, as its owner. The people are those of database/seed. */
export async function readWorld(owner: pg.Client) {
  const all = {
    coihues: await readCompany<
      keyof typeof coihues.people & string,
      keyof typeof coihues.businesses & string
    >(owner, coihues),
    boreal: await readCompany<
      keyof typeof borealCompany.people & string,
      keyof typeof borealCompany.businesses & string
    >(owner, borealCompany),
  }
  return {
    ...all,
    /** The people of the first company, who appear in most tests. */
    people: all.coihues.people,
    businesses: all.coihues.businesses,
    /** Who signs in under a name; undefined for `superadmin`, who is nobody's person. */
    personOf: (username: Username): KnownPerson | undefined => {
      const login = logins[username]
      if (!('person' in login)) return undefined
      const [company, key] = login.person
      const people: Readonly<Record<string, KnownPerson>> = all[company].people
      return people[key]
    },
  }
}

export type World = Awaited<ReturnType<typeof readWorld>>
export type { FormerUsername, Username } from '../database/seed/logins.ts'
export { demoPassword } from '../database/seed/logins.ts'

async function readCompany<Person extends string, Business extends string>(
  owner: pg.Client,
  seed: SeedCompany,
): Promise<KnownCompany<Person, Business>> {
  const { slug } = seed.company
  const company = await owner.query<{ id: number }>('select id from company where slug = $1', [
    slug,
  ])
  const companyId = Number(company.rows[0]?.id)
  const businesses = await owner.query<{ id: number; slug: string }>(
    'select id, slug from business where company_id = $1',
    [companyId],
  )
  const users = await owner.query<{ id: number; rut: string }>(
    'select id, rut from users where company_id = $1',
    [companyId],
  )
  const contracts = await owner.query<ContractRow>(
    `select id, user_id as "userId", business_id as "businessId", code from user_contract
     where company_id = $1 order by code`,
    [companyId],
  )
  return {
    ...known('company', companyId),
    slug,
    businesses: fromEntries<Business, Known>(
      businesses.rows.map((row) => [row.slug, known('business', Number(row.id))]),
    ),
    people: fromEntries<Person, KnownPerson>(
      Object.entries(seed.people).map(([key, person]) => {
        const id = Number(users.rows.find(({ rut }) => rut === rutOf(person.rut))?.id)
        return [key, personFrom(person, id, contracts.rows)]
      }),
    ),
  }
}

type ContractRow = { id: number; userId: number; businessId: number; code: string }

function personFrom({ rut, name }: SeedPerson, id: number, rows: ContractRow[]): KnownPerson {
  const contracts = rows
    .filter(({ userId }) => Number(userId) === id)
    .map((row) => ({
      ...known('contract', Number(row.id)),
      code: row.code,
      business: known('business', Number(row.businessId)),
    }))
  return { ...known('user', id), rut: rutOf(rut), name, contracts }
}

const known = (entity: EntityName, id: number): Known => ({ id, publicId: publicId(entity, id) })

/** `Object.fromEntries` for names that the seed itself gave. */
const fromEntries = <Name extends string, Value>(entries: [string, Value][]) =>
  Object.fromEntries(entries) as Record<Name, Value>
