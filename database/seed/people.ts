import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { searchTextOf } from '#modules/people/people/model/names.ts'
import { coihues, type SeedCompany } from './companies.ts'
import { knownSince, nameOf, type SeedContract, type SeedPerson } from './person.ts'
import { idsBy, insert, type Row } from './rows.ts'
import { seedUnits, unitsByArea } from './units.ts'
import { contractVersions, type Links, personVersions } from './versions.ts'

/** Banks of those who name none, in turn. */
const banks = ['012', '001', '016', '037', '051', '014'] as const

/**
 * A contract's code in its razón social: the number of the person's RUT and the contract's place.
 */
export const contractCode = (person: SeedPerson, place: number): string =>
  `${String(person.rut).slice(-6)}-${place + 1}`

type Everybody = { company: SeedCompany; companyId: number; people: readonly SeedPerson[] }

/**
 * People, their links with razones sociales, ways of being paid, and contracts with their versions.
 */
export async function seedPeople(client: pg.Client, company: SeedCompany, companyId: number) {
  const people = [...Object.values(company.people), ...company.others]
  const everybody = { company, companyId, people }
  await insert(
    client,
    'users',
    people.map((person) => userRow(companyId, person)),
  )
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const idOf = ({ rut }: SeedPerson) => userId(rutOf(rut))
  const owned = (person: SeedPerson, rows: readonly Row[]) =>
    rows.map((row) => ({ companyId, userId: idOf(person), ...row }))

  await insert(
    client,
    'user_version',
    people.flatMap((one) => owned(one, personVersions(one))),
  )
  await insert(
    client,
    'payment_method',
    people.flatMap((one) => owned(one, [paymentRow(one)])),
  )
  const businessId = await idsBy(client, 'business', companyId, 'slug')
  await insert(
    client,
    'user_business',
    people.flatMap((one) => owned(one, linkRows(one, businessId))),
  )
  if (company === coihues) {
    await seedUnits(client, company, companyId, (key) => idOf(found(company.people, key)))
  }
  await seedContracts(client, everybody, { idOf, businessId })
}

type Ids = { idOf: (person: SeedPerson) => number; businessId: (slug: string) => number }

async function seedContracts(client: pg.Client, everybody: Everybody, { idOf, businessId }: Ids) {
  const { company, companyId, people } = everybody
  const linkId = await idsBy(client, 'user_business', companyId, 'user_id', 'business_id')
  const contracts = people.flatMap((person) =>
    person.contracts.map((contract, place) => ({ person, contract, place })),
  )
  await insert(
    client,
    'user_contract',
    contracts.map(({ person, contract, place }) => ({
      companyId,
      userId: idOf(person),
      businessId: businessId(contract.business),
      userBusinessId: linkId(idOf(person), businessId(contract.business)),
      code: contractCode(person, place),
      ...contractDates(contract),
    })),
  )
  const contractId = await idsBy(client, 'user_contract', companyId, 'code')
  const unionId = await idsBy(client, 'syndicate', companyId, 'name')
  const links: Links = {
    unit: await unitsByArea(client, companyId),
    person: (key) => idOf(found(company.people, key)),
    union: (key) => {
      const { name, feeType, feeValue } = found(company.unions, key)
      return { id: unionId(name), feeType, feeValue }
    },
  }
  const versions = contracts.flatMap(({ person, contract, place }) =>
    contractVersions(contract, links).map((row) => ({
      companyId,
      userContractId: contractId(contractCode(person, place)),
      ...row,
    })),
  )
  await insert(client, 'user_contract_version', versions)
}

function userRow(companyId: number, person: SeedPerson): Row {
  const rut = rutOf(person.rut)
  return {
    companyId,
    rut,
    role: person.role ?? 'EMPLOYEE',
    status: 'ACTIVE',
    external: person.external ?? false,
    retired: person.retired ?? false,
    isPrivateRole: person.privateRole ?? false,
    comment: person.about ?? null,
    search: searchTextOf([nameOf(person)], rut),
    createdAt: `${knownSince(person)}T12:00:00Z`,
  }
}

function paymentRow({ payment, rut, ...person }: SeedPerson): Row {
  const createdAt = `${knownSince({ rut, ...person })}T12:00:00Z`
  if (payment && 'kind' in payment) return { kind: payment.kind, createdAt }
  const { bank, type, number } = payment ?? {
    bank: banks[rut % banks.length] ?? '012',
    type: rut % 3 === 0 ? 'VISTA' : 'CORRIENTE',
    number: String((rut * 7919) % 100_000_000).padStart(9, '0'),
  }
  return {
    kind: 'TRANSFER',
    bankCode: bank,
    accountType: type,
    accountNumber: number ?? String(rut),
    createdAt,
  }
}

function linkRows(person: SeedPerson, businessId: (slug: string) => number): Row[] {
  const { contracts, privateRole = false, business, traits } = person
  const slugs = new Set([...contracts.map((one) => one.business), ...(business ? [business] : [])])
  return [...slugs].map((slug) => {
    const days = contracts.filter((one) => one.business === slug).map(({ from }) => from)
    return {
      businessId: businessId(slug),
      inPayroll: days.length > 0,
      privateRole,
      businessEmail: traits?.email ?? null,
      firstAdmissionDate: days.toSorted()[0] ?? null,
      admissionDate: days.toSorted().at(-1) ?? null,
    }
  })
}

const contractDates = ({ from, to }: SeedContract): Row => ({
  initialDate: from,
  finalDate: to ?? null,
  signatureDate: from,
  signed: true,
  createdAt: `${from}T12:00:00Z`,
})

export function found<T>(rows: Readonly<Record<string, T>>, key: string): T {
  const row = rows[key]
  if (row === undefined) throw new Error(`The demo world has no ${key}`)
  return row
}
