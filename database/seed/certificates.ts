import type pg from 'pg'
import { createCertificate } from '#modules/money/certificates/server/index.ts'
import { inCompany, type RequestContext } from '#platform/server/context.ts'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'

type DemoCertificates = {
  readonly owner: pg.Client
  readonly companyId: number
  readonly requestAt: (instant: string) => RequestContext
}

/** What Bernarda was given: one of pay in July, which is over, and one of September, in force. */
const issued = [
  { at: '2026-07-20T15:00:00Z', kind: 'INCOME', span: 'THREE' },
  { at: '2026-09-10T15:00:00Z', kind: 'SENIORITY', span: null },
] as const

/** Two certificates, issued as somebody of people would. */
export async function seedCertificates(demo: DemoCertificates): Promise<void> {
  const { owner, companyId, requestAt } = demo
  const { rows } = await owner.query<{ id: string }>(
    `select contract.id from user_contract contract
     join users on users.company_id = contract.company_id and users.id = contract.user_id
     where contract.company_id = $1 and users.rut = $2`,
    [companyId, rutOf(coihues.people.bernarda.rut)],
  )
  for (const { at, kind, span } of issued) {
    await inCompany(requestAt(at), (context) =>
      createCertificate(context, { userContractId: Number(rows[0]?.id), kind, span, year: null }),
    )
  }
}
