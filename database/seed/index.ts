import path from 'node:path'
import { tmpdir } from 'node:os'
import pg from 'pg'
// Who somebody is in the seeds' contexts is read by grants (`actorFacts`, `loginHolders`).
import '#modules/administration/grants/server/index.ts'
// What modules above put into a company and into a month, without what they do when one closes.
import '#modules/company/company-services/server/company-parts.ts'
import '#modules/payroll/employer-loans/server/quotas-taken.ts'
import '#modules/payroll/piecework/server/paid-days.ts'
import '#modules/payroll/user-items/server/quotas-taken.ts'
import '#modules/payroll/vacation-compensation/server/agreed-days.ts'
import { standardModules } from '#access/modules.ts'
import { rutOf } from '#chile/rut.ts'
import { demo } from '#generated/demo.ts'
import { hashPassword } from '#modules/company/credentials/server/index.ts'
import { useWebhooks } from '#modules/company/webhooks/server/index.ts'
import { useCertificateSecret } from '#modules/papers/company-certificates/server/index.ts'
import { useSealSecret } from '#modules/payroll/payslip-seal/server/index.ts'
import { folderStorage } from '#platform/server/storage/folder.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { seedAbsences } from './absences.ts'
import { seedActionPlans } from './action-plans.ts'
import { seedAnnexes } from './annexes.ts'
import { seedAnnouncements } from './announcements.ts'
import { seedApprovalSteps } from './approval-steps.ts'
import { seedArrivals } from './arrivals.ts'
import { borealCompany, coihues, representatives, type SeedCompany } from './companies.ts'
import { seedCorrections } from './corrections.ts'
import { seedCostCenters } from './cost-centers.ts'
import { seedCourses } from './courses.ts'
import { seedCustomFields } from './custom-fields.ts'
import { seedDelegations } from './delegations.ts'
import { seedDisputes } from './disputes.ts'
import { seedDocuments } from './documents.ts'
import { seedEndings } from './endings.ts'
import { seedMassChanges } from './mass-changes.ts'
import { seedExceptions } from './exceptions.ts'
import { seedExpenses } from './expenses.ts'
import { seedFamily } from './family.ts'
import { seedFigures } from './figures.ts'
import { seedGrants } from './grants.ts'
import { seedHealthPlans } from './health-plans.ts'
import { seedInspections } from './inspections.ts'
import { seedTokens } from './tokens.ts'
import { seedBreaches } from './breaches.ts'
import { seedPrivacy } from './privacy.ts'
import { seedItems } from './items.ts'
import { seedLeaveSubsidies } from './leave-subsidies.ts'
import { demoPassword, logins } from './logins.ts'
import { seedPayroll } from './payroll.ts'
import { found, seedPeople } from './people.ts'
import { idsBy, insert } from './rows.ts'
import { seedProtections } from './protections.ts'
import { seedResidence } from './residence.ts'
import { seedScenarios } from './scenarios.ts'
import { seedSignatures } from './signatures.ts'
import { seedSurveys } from './surveys.ts'
import { seedVacations } from './vacations.ts'
import { seedWebhooks } from './webhooks.ts'

const companies: Readonly<Record<'coihues' | 'boreal', SeedCompany>> = {
  coihues,
  boreal: borealCompany,
}

/**
 * Fills a migrated, empty database with the demo world: two companies, their people, and a year of
 * payroll. The same at every run: no clock and no chance. Today of this world is 2026-09-15.
 *
 * @param ownerUrl address of the role that owns the tables
 * @param secret of the server that will open it: its papers are sealed and its keys kept with it
 * @param storage where its files go; without one they are thrown away, as tests have no use of them
 * @throws Error when the demo world is already there
 */
export async function seedDemo(
  ownerUrl: string,
  secret: string,
  storage = elsewhere(),
): Promise<void> {
  useSealSecret(secret)
  useCertificateSecret(secret)
  useWebhooks(secret)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const known = await client.query('select from company where slug = $1', [coihues.company.slug])
    if (known.rowCount) throw new Error('La empresa de demostración ya está en la base')
    await client.query('begin')
    for (const company of Object.values(companies)) await seedCompany(client, company, storage)
    await seedLogins(client)
    const companyId = await enter(client, coihues)
    await seedSignatures(client, companyId, storage)
    await seedInspections(client, companyId)
    await seedTokens(client, companyId)
    await seedWebhooks(client, companyId)
    await seedPrivacy(client, companyId)
    await seedBreaches(client, companyId)
    await seedDelegations(client)
    await seedApprovalSteps(client)
    await seedFigures(client)
    await client.query('commit')
    await seedPayroll(ownerUrl, storage)
    await seedDisputes(client)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const elsewhere = (): Storage =>
  folderStorage({ folder: path.join(tmpdir(), 'minga-seed'), secret: 'unused' })

async function seedCompany(client: pg.Client, seed: SeedCompany, storage: Storage): Promise<void> {
  await insert(client, 'company', [seed.company])
  const companyId = await enter(client, seed)
  const of = (rows: readonly object[]) => rows.map((row) => ({ companyId, ...row }))
  const opened = Object.entries(standardModules).map(([module, open]) => ({ module, ...open }))
  await insert(client, 'company_module', of(opened))
  const businesses = Object.values(seed.businesses)
  await insert(
    client,
    'business',
    of(businesses.map((row) => ({ ...row, createdAt: seed.company.createdAt }))),
  )
  const businessId = await idsBy(client, 'business', companyId, 'slug')
  await insert(
    client,
    'business_option',
    of(
      businesses.map(({ slug }) => ({
        businessId: businessId(slug),
        vacationPublic: slug === 'vina',
      })),
    ),
  )
  await insert(
    client,
    'business_representative',
    of(
      businesses.flatMap(({ slug }) =>
        (representatives[slug] ?? []).map(([name, rut, jobTitle], at) => {
          return { businessId: businessId(slug), position: at + 1, name, rut, jobTitle }
        }),
      ),
    ),
  )
  await insert(
    client,
    'bank_account',
    of(Object.entries(seed.banks).map(([slug, row]) => ({ businessId: businessId(slug), ...row }))),
  )
  await insert(client, 'syndicate', of(Object.values(seed.unions)))
  const rowsOfModules = demo.flatMap((one) => Object.entries(one[seed.company.slug] ?? {}))
  for (const [table, rows] of rowsOfModules) await insert(client, table, of(rows))
  await seedPeople(client, seed, companyId)
  await seedItems(client, seed, companyId)
  await seedAbsences(client, seed, companyId)
  await seedCorrections(client, seed, companyId)
  if (seed === borealCompany) await seedExceptions(client, companyId)
  if (seed !== coihues) return
  await seedGrants(client, companyId, businessId('peumal'))
  await seedScenarios(client, companyId)
  await seedResidence(client, companyId)
  await seedProtections(client, companyId)
  await seedCustomFields(client, companyId)
  await seedFamily(client, companyId)
  await seedVacations(client, seed, companyId)
  await seedCostCenters(client, seed, companyId)
  await seedEndings(client, companyId)
  await seedMassChanges(client, companyId)
  await seedHealthPlans(client, companyId)
  await seedLeaveSubsidies(client, companyId)
  await seedSurveys(client, companyId)
  await seedActionPlans(client, companyId)
  await seedAnnouncements(client, companyId)
  await seedDocuments(client, companyId, storage)
  await seedAnnexes(client, companyId, storage)
  await seedExpenses(client, seed, companyId)
  await seedCourses(client, seed, companyId)
  await seedArrivals(client, seed, companyId)
}

/** Opens the company in this transaction, as the row-level security wants it of the owner too. */
async function enter(client: pg.Client, { company }: SeedCompany): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select id from company where slug = $1', [
    company.slug,
  ])
  const companyId = Number(rows[0]?.id)
  await client.query('select app.begin_request($1, null, null, false, null)', [companyId])
  return companyId
}

async function seedLogins(client: pg.Client): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const rows = []
  for (const [username, login] of Object.entries(logins)) {
    const { email } = login
    const { companyId = null, userId = null } =
      'person' in login ? await whoIs(client, login.person) : {}
    rows.push({
      username,
      email,
      passwordHash,
      companyId,
      userId,
      isSuperadmin: userId === null,
      isDisabled: 'isDisabled' in login,
      forcePasswordChange: 'forcePasswordChange' in login,
      passwordChangedAt: '2026-01-02T12:00:00Z',
      createdAt: '2024-01-02T12:00:00Z',
    })
  }
  await insert(client, 'login', rows)
}

async function whoIs(client: pg.Client, [slug, key]: readonly ['coihues' | 'boreal', string]) {
  const company = companies[slug]
  const companyId = await enter(client, company)
  const userId = await idsBy(client, 'users', companyId, 'rut')
  return { companyId, userId: userId(rutOf(found(company.people, key).rut)) }
}
