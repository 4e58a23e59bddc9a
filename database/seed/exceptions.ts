import type pg from 'pg'
import { insert } from './rows.ts'

/** What was agreed with the second company alone: one exception that holds, one that ended. */
export async function seedExceptions(client: pg.Client, companyId: number) {
  const rows = [
    {
      code: 'EARLY_ACCESS',
      since: '2026-01-05',
      until: null,
      reason: 'Acordado con Violeta Oyarzo: prueban las novedades y cuentan cómo les va',
    },
    {
      code: 'ORGANIZATION_NOT_SHOWN',
      since: '2025-06-02',
      until: '2025-12-31',
      reason: 'Pedido de gerencia mientras duró la reorganización de equipos',
    },
  ]
  await insert(
    client,
    'company_exception',
    rows.map((row) => ({ companyId, ...row, createdAt: `${row.since}T12:00:00Z` })),
  )
}
