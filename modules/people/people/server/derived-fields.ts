import { byCode } from '#chile/catalogues.ts'
import type { ISODate } from '#chile/dates.ts'
import { communes, provinces, regions } from '#chile/territory.ts'
import { versionStatusOn } from '#platform/model/version-status.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Context } from '#platform/server/context.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { AfcConfig, PensionStatus } from '../model/catalogs.ts'

type Address = {
  addressCountry: string
  communeCode: string | null
  province: string | null
  region: string | null
}

/** Province and region of an address: in Chile those of its commune, elsewhere as written. */
export function placesOf({ addressCountry, communeCode, province, region }: Address) {
  if (addressCountry !== 'CL') return { province, region }
  const commune = byCode(communes, communeCode)
  return {
    province: byCode(provinces, commune?.province)?.name ?? null,
    region: byCode(regions, commune?.region)?.name ?? null,
  }
}

type Insured = {
  afcEnrolled: boolean
  pensionStatus: ValueOf<typeof PensionStatus>
  partialDisability: boolean
}

/** Whether the unemployment insurance covers somebody, in the codes of AfcConfig. */
export function afcConfigOf(insured: Insured): ValueOf<typeof AfcConfig> {
  const { afcEnrolled, pensionStatus, partialDisability } = insured
  const isPensioned = pensionStatus === 'PENSIONED_ACTIVE' || pensionStatus === 'PENSIONED_INACTIVE'
  if (isPensioned && !partialDisability) return 'NOT_COVERED'
  return afcEnrolled ? 'ENROLLED' : 'NOT_ENROLLED'
}

type Version = { id: number; from: ISODate; until: ISODate | null }

/** Which version of the record is shown, and its status today. */
export function versionOf({ id, from, until }: Version, today: ISODate) {
  const versionStatus = versionStatusOn(today, from, until)
  return {
    userVersionId: id,
    current: versionStatus === 'CURRENT',
    versionStatus,
    validFrom: from,
    validTo: until,
  }
}

/** The mail of somebody at work: of the razón social of their contract, or of their first one. */
export async function workMail({ tx }: Context, userId: number, businessId: number | null) {
  const link = await tx
    .selectFrom('userBusiness')
    .select('businessEmail')
    .where('userId', '=', userId)
    .where('businessEmail', 'is not', null)
    .orderBy(sql`business_id is not distinct from ${businessId}`, 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return link?.businessEmail ?? null
}
