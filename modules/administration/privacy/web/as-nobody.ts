import type { PrivacyByCodeQuery } from '#generated/documents/graphql.ts'

export type Held = { companyId: string; rut: string; code: string }
export type Found = PrivacyByCodeQuery['privacyByCode']
export type Problem = { field?: string | undefined; message: string }

/** Nobody signs in here: what one typed goes with each request, and is kept nowhere. */
export const asNobody = { nobody: true }
