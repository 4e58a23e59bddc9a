import { createHash } from 'node:crypto'
import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { digestOf, keyOf, prefixOf } from '#modules/company/tokens/server/index.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** The key that a program has in the demo world. */
export const demoKey = (companyId: number): string => keyOf(companyId, bits('asistencia'))

const bits = (what: string) => createHash('sha256').update(what).digest().subarray(0, 28)

/** The key of a system that reads people, and one that is revoked. */
export async function seedTokens(client: pg.Client, companyId: number): Promise<void> {
  const loginIds = await idsBy(client, 'login', companyId, 'user_id')
  const userIds = await idsBy(client, 'users', companyId, 'rut')
  const creatorLoginId = loginIds(userIds(rutOf(coihues.people.carolina.rut)))
  const row = (key: string) => ({
    companyId,
    prefix: prefixOf(key),
    tokenHash: `\\x${digestOf(key).toString('hex')}`,
    isWhole: true,
    creatorLoginId,
  })
  await insert(client, 'integration_token', [
    {
      ...row(keyOf(companyId, bits('antigua'))),
      description: 'Reloj control antiguo',
      scopes: ['PEOPLE_READ'],
      expiresOn: '2026-12-31',
      createdAt: '2026-03-02T13:00:00Z',
      revokedAt: '2026-06-30T20:00:00Z',
      revokedLoginId: creatorLoginId,
    },
  ])
  await insert(client, 'integration_token', [
    {
      ...row(demoKey(companyId)),
      description: 'Control de asistencia',
      scopes: ['PEOPLE_READ', 'ABSENCES_READ'],
      expiresOn: '2027-06-30',
      createdAt: '2026-07-01T13:00:00Z',
    },
  ])
}
