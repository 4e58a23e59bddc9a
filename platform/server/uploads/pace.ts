import type { RequestContext } from '../context.ts'
import { conflict, tooMany, unauthenticated } from '../errors.ts'
import { take } from '../limits/limits.ts'
import { FILE_BYTES, MAX_FILES } from './multipart.ts'

const MB = 1024 * 1024
const HOUR = 3600

/** What one person sends: an album, not a disk. Counted for all processes in the database. */
const perPerson = {
  forms: { capacity: 120, seconds: HOUR },
  megabytes: { capacity: 200, seconds: HOUR },
}
/** What a company sends in an hour: the papers of a large one, not those of ten. */
const perCompany = { megabytes: { capacity: 3_000, seconds: HOUR } }

const SLOWER = 'Carga: ha subido muchos archivos en poco tiempo. Espere unos minutos.'

/** The most that is kept of one form in memory, and so what one of unknown size counts as. */
export const FORM_BYTES = MAX_FILES * FILE_BYTES

/** How much of a form is going to be kept, by what it says of itself. */
export function sizeOf(request: Request): number {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN)
  return Number.isFinite(declared) ? Math.min(declared, FORM_BYTES) : FORM_BYTES
}

/**
 * Counts a form against the pace of who sends it and of their company, and refuses it when the
 * company's room is full. Before the first byte of a file is read.
 *
 * @throws UserError
 */
export async function takeRoom(
  { services, principal }: RequestContext,
  bytes: number,
  companyBytes: number,
): Promise<void> {
  if (!principal) throw unauthenticated()
  const { loginId, tenant } = principal
  const megabytes = Math.max(1, Math.ceil(bytes / MB))
  const company = tenant?.companyId ?? 0
  const fits = await services.db.withPlatform(
    async (tx) =>
      (await take(tx, `upload:forms:${loginId}`, perPerson.forms)) &&
      (await take(tx, `upload:megabytes:${loginId}`, perPerson.megabytes, megabytes)) &&
      (await take(tx, `upload:company:${company}`, perCompany.megabytes, megabytes)),
  )
  if (!fits) throw tooMany(SLOWER)
  if (!tenant) return
  const stored = await services.db.withTenant(tenant, async (_tx, client) => {
    const { rows } = await client.query<{ bytes: number }>(
      'select coalesce(sum(size), 0)::bigint as bytes from file where company_id = $1',
      [company],
    )
    return rows[0]?.bytes ?? 0
  })
  if (stored + bytes > companyBytes) throw conflict(full(companyBytes))
}

const full = (bytes: number) =>
  `Carga: la empresa ocupó los ${Math.round(bytes / 1024 / MB)} GB que tiene para archivos. ` +
  'Pida más espacio a quien administra la plataforma.'

/** Kept in one place so that tests and the environment speak of the same number. */
export const COMPANY_GB = 20
export const gigabytes = (count: number): number => count * 1024 * MB
