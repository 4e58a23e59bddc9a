import { createHash } from 'node:crypto'
import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { codeOf, digestOf } from '#modules/papers/inspections/server/index.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** The inspector of the demo world. */
export const demoInspector = rutOf(11_222_333)

/** The code of the consultation that is open in the demo world. */
export const demoCode = (companyId: number): string => codeOf(companyId, bits('abierta'))

const bits = (what: string) => createHash('sha256').update(what).digest().subarray(0, 16)

/** What is stored of a code, as the database reads bytes. */
const stored = (code: string) => `\\x${digestOf(code).toString('hex')}`

/** A consultation that is open, and one that was closed with what was read by it. */
export async function seedInspections(client: pg.Client, companyId: number): Promise<void> {
  const businessIds = await idsBy(client, 'business', companyId, 'name')
  const loginIds = await idsBy(client, 'login', companyId, 'user_id')
  const userIds = await idsBy(client, 'users', companyId, 'rut')
  const documentIds = await idsBy(client, 'document', companyId, 'name')
  const loginId = loginIds(userIds(rutOf(coihues.people.carolina.rut)))
  const businessId = businessIds('Viña Los Coihues')
  const shared = { companyId, businessId, inspectorRut: demoInspector, creatorLoginId: loginId }
  await insert(client, 'inspection', [
    {
      ...shared,
      reference: '1301/2026/88',
      codeDigest: stored(codeOf(companyId, bits('cerrada'))),
      lastDay: '2026-08-28',
      createdAt: '2026-08-10T14:00:00Z',
      closedAt: '2026-08-14T20:00:00Z',
      closedLoginId: loginId,
    },
  ])
  await insert(client, 'inspection', [
    {
      ...shared,
      reference: '1301/2026/102',
      codeDigest: stored(demoCode(companyId)),
      lastDay: '2026-10-09',
      createdAt: '2026-09-14T13:00:00Z',
    },
  ])
  const inspectionId = (await idsBy(client, 'inspection', companyId, 'reference'))('1301/2026/88')
  await insert(client, 'inspection_reading', [
    { companyId, inspectionId, kind: 'LISTED', createdAt: '2026-08-12T13:10:00Z' },
  ])
  await insert(client, 'inspection_reading', [
    {
      companyId,
      inspectionId,
      kind: 'LISTED',
      search: 'huenchul',
      createdAt: '2026-08-12T13:11:00Z',
    },
  ])
  await insert(client, 'inspection_reading', [
    {
      companyId,
      inspectionId,
      kind: 'OPENED',
      documentId: documentIds('Contrato firmado de Bernarda Huenchul'),
      documentNo: 2,
      createdAt: '2026-08-12T13:12:00Z',
    },
  ])
}
